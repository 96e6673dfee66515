func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<5x4x2xf32>, %t: tensor<2x3x6xf32>, %i: tensor<2x2xi32>, %k: tensor<2xui64>) ->
    (tensor<5x2x3xf32>, tensor<2x2x2x6xf32>, tensor<2x3x2xf32>, tensor<2xui64>, tensor<5xui32>) {
  %0 = stablehlo.einsum %a, %b, config = "bij,kjb->kbi" : (tensor<2x3x4xf32>, tensor<5x4x2xf32>) -> tensor<5x2x3xf32>
  %1 = "stablehlo.torch_index_select"(%t, %i) {dim = 1 : i64, batch_dims = 0 : i64} :
    (tensor<2x3x6xf32>, tensor<2x2xi32>) -> tensor<2x2x2x6xf32>
  %2 = "stablehlo.torch_index_select"(%t, %i) {dim = 2 : i64, batch_dims = 1 : i64} :
    (tensor<2x3x6xf32>, tensor<2x2xi32>) -> tensor<2x3x2xf32>
  %3:2 = stablehlo.rng_bit_generator %k, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return %0, %1, %2, %3#0, %3#1 :
    tensor<5x2x3xf32>, tensor<2x2x2x6xf32>, tensor<2x3x2xf32>, tensor<2xui64>, tensor<5xui32>
}
