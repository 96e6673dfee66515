module {
  func.func public @main(%arg0: tensor<3xf32> loc("p['W']"), %arg1: tensor<3xf32> loc("p['w']"), %arg2: tensor<3xf32> loc("x")) -> tensor<3xf32> {
    %0 = stablehlo.multiply %arg0, %arg2 : tensor<3xf32>
    %1 = stablehlo.add %0, %arg1 : tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
