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
      %18 = stablehlo.constant dense<-1.0> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %20 = stablehlo.select %17, %14, %19 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
        %23 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
        stablehlo.return %23 : tensor<f32>
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
      %25 = stablehlo.compare EQ, %20, %24, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %26 = stablehlo.compare NE, %20, %20, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %27 = stablehlo.or %25, %26 : tensor<2x3xi1>
      %28 = stablehlo.iota dim = 0 : tensor<3xi32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
      %30 = stablehlo.constant dense<2147483647> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %32 = stablehlo.select %27, %29, %31 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %33 = stablehlo.constant dense<2147483647> : tensor<i32>
      %34 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
        %35 = stablehlo.minimum %arg13, %arg14 : tensor<i32>
        stablehlo.return %35 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %36 = stablehlo.iota dim = 1 : tensor<2x3xi32>
      %37 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %38 = stablehlo.compare EQ, %36, %37, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %39 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
      %40 = stablehlo.select %38, %39, %arg9 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %41 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
      %42 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %43 = stablehlo.compare EQ, %15, %42, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %44 = stablehlo.compare EQ, %15, %41, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %45 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
      %46 = stablehlo.select %44, %45, %15 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %47 = stablehlo.select %43, %41, %46 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %48 = "stablehlo.gather"(%arg8, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
      %49 = stablehlo.reshape %arg10 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
      %50 = "stablehlo.gather"(%49, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x1xi32>, tensor<2x3xi32>) -> tensor<2x3x1xi32>
      %51 = stablehlo.reshape %50 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
      %52 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.dynamic_slice %48, %52, %52, %arg7, sizes = [2, 3, 1] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %54 = stablehlo.constant dense<0> : tensor<i32>
      %55 = stablehlo.dynamic_slice %48, %54, %arg7, %54, sizes = [2, 1, 3] : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %56 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.dynamic_slice %55, %56, %56, %arg7, sizes = [2, 1, 1] : (tensor<2x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf32>
      %58 = stablehlo.reshape %53 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %60 = stablehlo.reshape %55 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %62 = stablehlo.reshape %57 : (tensor<2x1x1xf32>) -> tensor<2xf32>
      %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<2xf32>) -> tensor<2x3x3xf32>
      %64 = stablehlo.constant dense<0.0> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
      %66 = stablehlo.compare EQ, %63, %65, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
      %67 = stablehlo.divide %59, %63 : tensor<2x3x3xf32>
      %68 = stablehlo.select %66, %59, %67 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %69 = stablehlo.multiply %68, %61 : tensor<2x3x3xf32>
      %70 = stablehlo.subtract %48, %69 : tensor<2x3x3xf32>
      %71 = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
      %72 = stablehlo.iota dim = 2 : tensor<2x3x3xi32>
      %73 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %74 = stablehlo.compare EQ, %72, %73, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %75 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %76 = stablehlo.compare GT, %72, %75, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %77 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<2x3x3xi32>
      %78 = stablehlo.compare GT, %71, %77, SIGNED : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %79 = stablehlo.select %76, %70, %48 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %80 = stablehlo.select %74, %68, %79 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %81 = stablehlo.select %78, %80, %48 : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %82 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %arg7, %82 : tensor<i32>
      stablehlo.return %83, %81, %40, %51 : tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>
    }) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %84 = "stablehlo.gather"(%arg0, %9#3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %85 = "stablehlo.triangular_solve"(%9#1, %84) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %86 = "stablehlo.triangular_solve"(%9#1, %85) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %87 = "stablehlo.triangular_solve"(%9#1, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %88 = "stablehlo.triangular_solve"(%9#1, %87) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %89 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %90:2 = "stablehlo.sort"(%9#3, %89) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<i32>):
      %91 = stablehlo.compare LT, %arg15, %arg16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %91 : tensor<i1>
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %92 = "stablehlo.gather"(%88, %90#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>, indices_are_sorted = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
    %93:2 = "chlo.top_k"(%arg1) <{k = 2 : i64}> : (tensor<2x4x3xf32>) -> (tensor<2x4x2xf32>, tensor<2x4x2xi32>)
    %94 = stablehlo.fft %arg2, type = FFT, length = [2, 8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %95 = stablehlo.fft %arg2, type = IFFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %96 = stablehlo.fft %arg1, type = RFFT, length = [4, 3] : (tensor<2x4x3xf32>) -> tensor<2x4x2xcomplex<f32>>
    %97 = stablehlo.fft %arg2, type = IRFFT, length = [14] : (tensor<2x8xcomplex<f32>>) -> tensor<2x14xf32>
    return %0, %1, %2, %4, %9#1, %9#2, %86, %92, %93#0, %93#1, %94, %95, %96, %97 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x2xf32>, tensor<2x4x2xi32>, tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x14xf32>
  }
}
