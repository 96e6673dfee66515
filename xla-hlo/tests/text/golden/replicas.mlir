module @replicas attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) attributes {typed_xla.name = "replicas", typed_xla.signature = "(x: f32[2, 3]) -> ?(f32[2, 3], f32[2, 3], f32[2, 3], f32[2, 3], f32[2, 3], f32[2, 3], f32[2, 3])"} {
    %0 = "stablehlo.create_token"() : () -> !stablehlo.token
    %1 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.all_to_all"(%arg0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.reduce_scatter"(%arg0) <{scatter_dimension = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %10 = stablehlo.maximum %arg5, %arg6 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1, %3, %4, %5, %6, %7, %9 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}
