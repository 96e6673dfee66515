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
      %18 = stablehlo.constant dense<0.0> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %20 = stablehlo.compare GE, %14, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %21 = stablehlo.and %17, %20 : tensor<2x3xi1>
      %22 = stablehlo.constant dense<-1.0> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %24 = stablehlo.select %21, %14, %23 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %25 = stablehlo.constant dense<-1.0> : tensor<f32>
      %26 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
        %27 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
        stablehlo.return %27 : tensor<f32>
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %29 = stablehlo.compare EQ, %24, %28, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %30 = stablehlo.and %17, %29 : tensor<2x3xi1>
      %31 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %33 = stablehlo.select %30, %15, %32 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
        %36 = stablehlo.minimum %arg13, %arg14 : tensor<i32>
        stablehlo.return %36 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %37 = stablehlo.iota dim = 1 : tensor<2x3xi32>
      %38 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %39 = stablehlo.compare EQ, %37, %38, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %40 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
      %41 = stablehlo.select %39, %40, %arg9 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %42 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
      %43 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %44 = stablehlo.compare EQ, %15, %43, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %45 = stablehlo.compare EQ, %15, %42, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %46 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %47 = stablehlo.select %45, %46, %15 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %48 = stablehlo.select %44, %42, %47 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %49 = "stablehlo.gather"(%arg8, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
      %50 = stablehlo.reshape %arg10 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
      %51 = "stablehlo.gather"(%50, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x1xi32>, tensor<2x3xi32>) -> tensor<2x3x1xi32>
      %52 = stablehlo.reshape %51 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
      %53 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.dynamic_slice %49, %53, %53, %arg7, sizes = [2, 3, 1] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %55 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.dynamic_slice %49, %55, %arg7, %55, sizes = [2, 1, 3] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %57 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.dynamic_slice %56, %57, %57, %arg7, sizes = [2, 1, 1] : (tensor<2x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf32>
      %59 = stablehlo.reshape %54 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %61 = stablehlo.reshape %56 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %63 = stablehlo.reshape %58 : (tensor<2x1x1xf32>) -> tensor<2xf32>
      %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<2xf32>) -> tensor<2x3x3xf32>
      %65 = stablehlo.constant dense<0.0> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
      %67 = stablehlo.compare EQ, %64, %66, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
      %68 = stablehlo.divide %60, %64 : tensor<2x3x3xf32>
      %69 = stablehlo.select %67, %60, %68 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %70 = stablehlo.multiply %69, %62 : tensor<2x3x3xf32>
      %71 = stablehlo.subtract %49, %70 : tensor<2x3x3xf32>
      %72 = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
      %73 = stablehlo.iota dim = 2 : tensor<2x3x3xi32>
      %74 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %75 = stablehlo.compare EQ, %73, %74, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %76 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %77 = stablehlo.compare GT, %73, %76, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %78 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %79 = stablehlo.compare GT, %72, %78, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %80 = stablehlo.select %77, %71, %49 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %81 = stablehlo.select %75, %69, %80 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %82 = stablehlo.select %79, %81, %49 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %83 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %arg7, %83 : tensor<i32>
      stablehlo.return %84, %82, %41, %52 : tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %85 = "stablehlo.gather"(%arg0, %9#3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %86 = "stablehlo.triangular_solve"(%9#1, %85) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %87 = "stablehlo.triangular_solve"(%9#1, %86) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %88 = "stablehlo.triangular_solve"(%9#1, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %89 = "stablehlo.triangular_solve"(%9#1, %88) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %90 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %91:2 = "stablehlo.sort"(%9#3, %90) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<i32>):
      %92 = stablehlo.compare LT, %arg15, %arg16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %92 : tensor<i1>
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %93 = "stablehlo.gather"(%89, %91#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %94:2 = "chlo.top_k"(%arg1) <{k = 2 : i64}> : (tensor<2x4x3xf32>) -> (tensor<2x4x2xf32>, tensor<2x4x2xi32>)
    %95 = stablehlo.fft %arg2, type = FFT, length = [2, 8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %96 = stablehlo.fft %arg2, type = IFFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %97 = stablehlo.fft %arg1, type = RFFT, length = [4, 3] : (tensor<2x4x3xf32>) -> tensor<2x4x2xcomplex<f32>>
    %98 = stablehlo.fft %arg2, type = IRFFT, length = [14] : (tensor<2x8xcomplex<f32>>) -> tensor<2x14xf32>
    return %0, %1, %2, %4, %9#1, %9#2, %87, %93, %94#0, %94#1, %95, %96, %97, %98 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x2xf32>, tensor<2x4x2xi32>, tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x14xf32>
  }
}
