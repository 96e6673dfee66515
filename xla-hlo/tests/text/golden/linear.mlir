module @linear attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<2x8xcomplex<f32>>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x2xf32>, tensor<2x4x2xi32>, tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x14xf32>) attributes {typed_xla.name = "linear", typed_xla.signature = "(x0: f32[2, 3, 3], x1: f32[2, 4, 3], x2: c64[2, 8]) -> (f32[2, 3, 3], f32[2, 3, 3], f32[2, 4, 3], f32[2, 3, 3], f32[2, 3, 3], i32[2, 3], f32[2, 3, 3], f32[2, 3, 3], f32[2, 4, 2], i32[2, 4, 2], c64[2, 8], c64[2, 8], c64[2, 4, 2], f32[2, 14])"} {
    %0 = stablehlo.cholesky %arg0 : tensor<2x3x3xf32>
    %1 = stablehlo.cholesky %arg0, lower = true : tensor<2x3x3xf32>
    %2 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %3:2 = stablehlo.custom_call @Qr(%arg0) : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
    %4 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%3#0, %3#1) : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %7 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.constant dense<3> : tensor<i32>
    %9:4 = "stablehlo.while"(%7, %arg0, %5, %6) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<2x3x3xf32>, %arg5: tensor<2x3xi32>, %arg6: tensor<2x3xi32>):
      %10 = stablehlo.compare LT, %arg3, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<2x3x3xf32>, %arg9: tensor<2x3xi32>, %arg10: tensor<2x3xi32>):
      %11 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.dynamic_slice %arg8, %11, %11, %arg7, sizes = [2, 3, 1] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %13 = stablehlo.reshape %12 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %14 = stablehlo.abs %13 : tensor<2x3xf32>
      %15 = stablehlo.iota dim = 1 : tensor<2x3xi32>
      %16 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %18 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %19 = stablehlo.compare EQ, %15, %18, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %20 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %22 = stablehlo.constant dense<-1.0> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %24 = stablehlo.select %19, %21, %23 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %25 = stablehlo.compare NE, %14, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %26 = stablehlo.select %25, %24, %14 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %27 = stablehlo.constant dense<-1.0> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %29 = stablehlo.select %17, %26, %28 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %30 = stablehlo.constant dense<-1.0> : tensor<f32>
      %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
        %32 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
        stablehlo.return %32 : tensor<f32>
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %34 = stablehlo.compare EQ, %29, %33, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %35 = stablehlo.and %17, %34 : tensor<2x3xi1>
      %36 = stablehlo.constant dense<3> : tensor<i32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %38 = stablehlo.select %35, %15, %37 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %39 = stablehlo.constant dense<2147483647> : tensor<i32>
      %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
        %41 = stablehlo.minimum %arg13, %arg14 : tensor<i32>
        stablehlo.return %41 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %42 = stablehlo.iota dim = 1 : tensor<2x3xi32>
      %43 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %44 = stablehlo.compare EQ, %42, %43, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %45 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
      %46 = stablehlo.select %44, %45, %arg9 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %47 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
      %48 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %49 = stablehlo.compare EQ, %15, %48, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %50 = stablehlo.compare EQ, %15, %47, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %51 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %52 = stablehlo.select %50, %51, %15 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %53 = stablehlo.select %49, %47, %52 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %54 = "stablehlo.gather"(%arg8, %53) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
      %55 = stablehlo.reshape %arg10 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
      %56 = "stablehlo.gather"(%55, %53) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x1xi32>, tensor<2x3xi32>) -> tensor<2x3x1xi32>
      %57 = stablehlo.reshape %56 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
      %58 = stablehlo.constant dense<0> : tensor<i32>
      %59 = stablehlo.dynamic_slice %54, %58, %58, %arg7, sizes = [2, 3, 1] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %60 = stablehlo.constant dense<0> : tensor<i32>
      %61 = stablehlo.dynamic_slice %54, %60, %arg7, %60, sizes = [2, 1, 3] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %62 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.dynamic_slice %61, %62, %62, %arg7, sizes = [2, 1, 1] : (tensor<2x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf32>
      %64 = stablehlo.reshape %59 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %66 = stablehlo.reshape %61 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %67 = stablehlo.broadcast_in_dim %66, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %68 = stablehlo.reshape %63 : (tensor<2x1x1xf32>) -> tensor<2xf32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<2xf32>) -> tensor<2x3x3xf32>
      %70 = stablehlo.constant dense<0.0> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
      %72 = stablehlo.compare EQ, %69, %71, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
      %73 = stablehlo.divide %65, %69 : tensor<2x3x3xf32>
      %74 = stablehlo.select %72, %65, %73 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %75 = stablehlo.multiply %74, %67 : tensor<2x3x3xf32>
      %76 = stablehlo.subtract %54, %75 : tensor<2x3x3xf32>
      %77 = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
      %78 = stablehlo.iota dim = 2 : tensor<2x3x3xi32>
      %79 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %80 = stablehlo.compare EQ, %78, %79, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %81 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %82 = stablehlo.compare GT, %78, %81, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %83 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %84 = stablehlo.compare GT, %77, %83, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %85 = stablehlo.select %82, %76, %54 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %86 = stablehlo.select %80, %74, %85 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %87 = stablehlo.select %84, %86, %54 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %88 = stablehlo.constant dense<1> : tensor<i32>
      %89 = stablehlo.add %arg7, %88 : tensor<i32>
      stablehlo.return %89, %87, %46, %57 : tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %90 = "stablehlo.gather"(%arg0, %9#3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %91 = "stablehlo.triangular_solve"(%9#1, %90) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %92 = "stablehlo.triangular_solve"(%9#1, %91) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %93 = "stablehlo.triangular_solve"(%9#1, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %94 = "stablehlo.triangular_solve"(%9#1, %93) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %95 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %96:2 = "stablehlo.sort"(%9#3, %95) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<i32>):
      %97 = stablehlo.compare LT, %arg15, %arg16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %97 : tensor<i1>
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %98 = "stablehlo.gather"(%94, %96#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %99:2 = "chlo.top_k"(%arg1) <{k = 2 : i64}> : (tensor<2x4x3xf32>) -> (tensor<2x4x2xf32>, tensor<2x4x2xi32>)
    %100 = stablehlo.fft %arg2, type = FFT, length = [2, 8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %101 = stablehlo.fft %arg2, type = IFFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %102 = stablehlo.fft %arg1, type = RFFT, length = [4, 3] : (tensor<2x4x3xf32>) -> tensor<2x4x2xcomplex<f32>>
    %103 = stablehlo.fft %arg2, type = IRFFT, length = [14] : (tensor<2x8xcomplex<f32>>) -> tensor<2x14xf32>
    return %0, %1, %2, %4, %9#1, %9#2, %92, %98, %99#0, %99#1, %100, %101, %102, %103 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x2xf32>, tensor<2x4x2xi32>, tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x14xf32>
  }
}
