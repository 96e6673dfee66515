func.func @main(%a: tensor<3xcomplex<f32>>, %b: tensor<3xcomplex<f32>>) ->
    (tensor<3xf32>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %0 = stablehlo.convert %a : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %1 = stablehlo.convert %b : (tensor<3xcomplex<f32>>) -> tensor<3xi1>
  %2 = stablehlo.maximum %a, %b : tensor<3xcomplex<f32>>
  %3 = stablehlo.minimum %a, %b : tensor<3xcomplex<f32>>
  %4 = stablehlo.cbrt %a : tensor<3xcomplex<f32>>
  return %0, %1, %2, %3, %4 :
    tensor<3xf32>, tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
}
