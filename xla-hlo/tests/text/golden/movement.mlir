module @movement attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<1x3xf32>, tensor<3x10xf32>, tensor<2x11xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<2x5xf32>) attributes {typed_xla.name = "movement", typed_xla.signature = "(x0: f32[2, 3], x1: f32[2, 5], x2: f32[], x3: i32[]) -> (f32[1, 3], f32[3, 10], f32[2, 11], f32[2, 3], f32[1, 2], f32[2, 5])"} {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 2>}> : (tensor<2x5xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.pad %arg0, %arg2, low = [1, -1], high = [0, 2], interior = [0, 3] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x10xf32>
    %2 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x3xf32>) -> tensor<2x11xf32>
    %3 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf32>
    %4 = stablehlo.dynamic_slice %arg1, %arg3, %arg3, sizes = [1, 2] : (tensor<2x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %5 = stablehlo.dynamic_update_slice %arg1, %arg0, %arg3, %arg3 : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<1x3xf32>, tensor<3x10xf32>, tensor<2x11xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<2x5xf32>
  }
}
