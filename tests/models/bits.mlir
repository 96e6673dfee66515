// Bits of `i1`, of integers of four bits and of complex numbers: the lowest are first in a row.
func.func @main(%p: tensor<2x8xi1>, %b: tensor<2xi8>, %z: tensor<2xcomplex<f64>>, %w: tensor<3x2xcomplex<f32>>, %h: tensor<2xi16>) ->
    (tensor<2xui8>, tensor<2x8xi1>, tensor<2x2xcomplex<f32>>, tensor<3xcomplex<f64>>, tensor<2x4xi4>, tensor<2xi16>, tensor<2x8x2xi1>, tensor<2xi1>) {
  %0 = stablehlo.bitcast_convert %p : (tensor<2x8xi1>) -> tensor<2xui8>
  %1 = stablehlo.bitcast_convert %b : (tensor<2xi8>) -> tensor<2x8xi1>
  %2 = stablehlo.bitcast_convert %z : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  %3 = stablehlo.bitcast_convert %w : (tensor<3x2xcomplex<f32>>) -> tensor<3xcomplex<f64>>
  %4 = stablehlo.bitcast_convert %h : (tensor<2xi16>) -> tensor<2x4xi4>
  %5 = stablehlo.bitcast_convert %4 : (tensor<2x4xi4>) -> tensor<2xi16>
  %f = stablehlo.convert %h : (tensor<2xi16>) -> tensor<2xf16>
  %g = stablehlo.bitcast_convert %f : (tensor<2xf16>) -> tensor<2x16xi1>
  %6 = stablehlo.reshape %g : (tensor<2x16xi1>) -> tensor<2x8x2xi1>
  %7 = stablehlo.slice %p [0:2, 0:1] : (tensor<2x8xi1>) -> tensor<2x1xi1>
  %8 = stablehlo.reshape %7 : (tensor<2x1xi1>) -> tensor<2xi1>
  %9 = stablehlo.bitcast_convert %8 : (tensor<2xi1>) -> tensor<2xi1>
  return %0, %1, %2, %3, %4, %5, %6, %9 :
    tensor<2xui8>, tensor<2x8xi1>, tensor<2x2xcomplex<f32>>, tensor<3xcomplex<f64>>, tensor<2x4xi4>, tensor<2xi16>, tensor<2x8x2xi1>, tensor<2xi1>
}
