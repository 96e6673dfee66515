module @linear attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x4x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>) attributes {typed_xla.name = "linear", typed_xla.signature = "(x0: f32[2, 3, 3], x1: f32[2, 4, 3]) -> (f32[2, 3, 3], f32[2, 3, 3], f32[2, 4, 3])"} {
    %0 = stablehlo.cholesky %arg0 : tensor<2x3x3xf32>
    %1 = stablehlo.cholesky %arg0, lower = true : tensor<2x3x3xf32>
    %2 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    return %0, %1, %2 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>
  }
}
