module @scale {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.constant dense<[1.0, -2.0, 0.5]> : tensor<3xf32>
    %1 = stablehlo.multiply %x, %0 : tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
