module @outside attributes {typed_xla.version = 1 : i64} {
  func.func private @passing(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token, %arg2: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token, !stablehlo.token) attributes {typed_xla.signature = "(x: f32[2, 3], feed: &Infeed<(f32[2, 3], i32[])>, log: &Outfeed<(f32[2, 3], i32[])>) -> ?f32[2, 3]"} {
    %0:3 = "stablehlo.infeed"(%arg1) : (!stablehlo.token) -> (tensor<2x3xf32>, tensor<i32>, !stablehlo.token)
    %1 = stablehlo.add %arg0, %0#0 : tensor<2x3xf32>
    %2 = "stablehlo.outfeed"(%0#0, %0#1, %arg2) : (tensor<2x3xf32>, tensor<i32>, !stablehlo.token) -> !stablehlo.token
    return %1, %0#2, %2 : tensor<2x3xf32>, !stablehlo.token, !stablehlo.token
  }
  func.func public @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {typed_xla.name = "outside", typed_xla.signature = "(start: f32[2, 3]) -> ?f32[2, 3]"} {
    %0 = "stablehlo.create_token"() : () -> !stablehlo.token
    %1 = "stablehlo.create_token"() : () -> !stablehlo.token
    %2:3 = func.call @passing(%arg0, %0, %1) : (tensor<2x3xf32>, !stablehlo.token, !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token, !stablehlo.token)
    %3:3 = func.call @passing(%2#0, %2#1, %2#2) : (tensor<2x3xf32>, !stablehlo.token, !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token, !stablehlo.token)
    return %3#0 : tensor<2x3xf32>
  }
}
