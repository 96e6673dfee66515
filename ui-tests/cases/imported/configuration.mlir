func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.custom_call @Norm(%a) {mhlo.backend_config = {eps = 1.0e-05 : f32}} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
