func.func @main(%x: tensor<2x3xf32>, %w: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xi8>, tensor<3x2xi8>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.uniform_quantize %w : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8<-127:127>:f32, 0.25>>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x!quant.uniform<i8<-127:127>:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f32, 2.0:-5>>
  %3 = stablehlo.tanh %2 : (tensor<2x2x!quant.uniform<i8:f32, 2.0:-5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.0078125>>
  %4 = stablehlo.uniform_dequantize %3 : (tensor<2x2x!quant.uniform<i8:f32, 0.0078125>>) -> tensor<2x2xf32>
  %5 = stablehlo.bitcast_convert %2 : (tensor<2x2x!quant.uniform<i8:f32, 2.0:-5>>) -> tensor<2x2xi8>
  %6 = stablehlo.uniform_quantize %w : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5:1, 0.125:-2}>>
  %7 = stablehlo.bitcast_convert %6 : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5:1, 0.125:-2}>>) -> tensor<3x2xi8>
  return %4, %5, %7 : tensor<2x2xf32>, tensor<2x2xi8>, tensor<3x2xi8>
}
