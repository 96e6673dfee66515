func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.custom_call @"my.Move"(%a) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = stablehlo.custom_call @Move() : () -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %2 : tensor<3xf32>
}
