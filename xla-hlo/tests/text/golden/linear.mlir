module @linear attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<2x8xcomplex<f32>>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x4x2xf32>, tensor<2x4x2xi32>, tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x14xf32>) attributes {typed_xla.name = "linear", typed_xla.signature = "(x0: f32[2, 3, 3], x1: f32[2, 4, 3], x2: c64[2, 8]) -> (f32[2, 3, 3], f32[2, 3, 3], f32[2, 4, 3], f32[2, 3, 3], f32[2, 4, 2], i32[2, 4, 2], c64[2, 8], c64[2, 8], c64[2, 4, 2], f32[2, 14])"} {
    %0 = stablehlo.cholesky %arg0 : tensor<2x3x3xf32>
    %1 = stablehlo.cholesky %arg0, lower = true : tensor<2x3x3xf32>
    %2 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %3:2 = stablehlo.custom_call @Qr(%arg0) : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
    %4 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%3#0, %3#1) : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %5:2 = "chlo.top_k"(%arg1) <{k = 2 : i64}> : (tensor<2x4x3xf32>) -> (tensor<2x4x2xf32>, tensor<2x4x2xi32>)
    %6 = stablehlo.fft %arg2, type = FFT, length = [2, 8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %7 = stablehlo.fft %arg2, type = IFFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %8 = stablehlo.fft %arg1, type = RFFT, length = [4, 3] : (tensor<2x4x3xf32>) -> tensor<2x4x2xcomplex<f32>>
    %9 = stablehlo.fft %arg2, type = IRFFT, length = [14] : (tensor<2x8xcomplex<f32>>) -> tensor<2x14xf32>
    return %0, %1, %2, %4, %5#0, %5#1, %6, %7, %8, %9 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x4x2xf32>, tensor<2x4x2xi32>, tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x14xf32>
  }
}
