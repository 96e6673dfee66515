module @"my crate::scores" attributes {typed_xla.version = 1 : i64} {
  func.func private @layer_N3(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> attributes {typed_xla.signature = "(x0: f32[3, 4], x1: f32[4]) -> f32[3, 4]"} {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x4xf32>
    %2 = stablehlo.constant dense<6.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %1, %3 : tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
  func.func private @main_M3(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> attributes {typed_xla.signature = "(x: f32[3, 4], w: f32[4]) -> f32[3, 4]"} {
    %0 = func.call @layer_N3(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    %1 = func.call @layer_N3(%0, %arg1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @layer_N15(%arg0: tensor<15x4xf32>, %arg1: tensor<4xf32>) -> tensor<15x4xf32> attributes {typed_xla.signature = "(x0: f32[15, 4], x1: f32[4]) -> f32[15, 4]"} {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<15x4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<15x4xf32>
    %2 = stablehlo.constant dense<30.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<15x4xf32>
    %4 = stablehlo.divide %1, %3 : tensor<15x4xf32>
    return %4 : tensor<15x4xf32>
  }
  func.func public @main(%arg0: tensor<3x4xf32> {mhlo.layout_mode = "{0,1}"}, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> (tensor<3x4xf32> {mhlo.layout_mode = "{0,1}"}, tensor<3x4xf32>, tensor<15x4xf32>, tensor<f32>) attributes {typed_xla.name = "my crate::scores", typed_xla.signature = "(x: f32[3, 4; {0, 1}], gr\C3\B6\C3\9Fe: Params {w: f32[4], `nested \22pair\22`: (f32[],)}) -> ((f32[3, 4; {0, 1}], f32[3, 4]), `Tall\5C`s\5C\5C` {0: f32[15, 4]}, f32[])"} {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<5x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x3x4xf32>) -> tensor<15x4xf32>
    %2 = func.call @main_M3(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    %3 = func.call @layer_N3(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    %4 = func.call @layer_N15(%1, %arg1) : (tensor<15x4xf32>, tensor<4xf32>) -> tensor<15x4xf32>
    %5 = stablehlo.negate %arg2 : tensor<f32>
    return %2, %3, %4, %5 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<15x4xf32>, tensor<f32>
  }
}
