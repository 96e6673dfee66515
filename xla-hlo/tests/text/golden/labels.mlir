module @labels attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<5x5xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<3x2x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<f32>) attributes {typed_xla.name = "labels", typed_xla.signature = "(x0: f32[2, 3], x1: f32[4, 3], x2: f32[5, 5]) -> (f32[4, 2], f32[2], f32[3, 2, 4], f32[5, 5], f32[5], f32[])"} {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2x4xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [2, 0] : (tensor<4x3xf32>) -> tensor<3x2x4xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x2x4xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = stablehlo.subtract %arg2, %5 : tensor<5x5xf32>
    %7 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %8 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %12 = stablehlo.select %9, %arg2, %11 : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %15 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %17 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %18 = stablehlo.compare EQ, %16, %17, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %21 = stablehlo.select %18, %arg2, %20 : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %24 = stablehlo.maximum %arg5, %arg6 : tensor<f32>
      stablehlo.return %24 : tensor<f32>
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.constant dense<0.0> : tensor<f32>
    %26 = "stablehlo.reduce"(%23, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %27 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1, %4, %6, %14, %26 : tensor<4x2xf32>, tensor<2xf32>, tensor<3x2x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<f32>
  }
}
