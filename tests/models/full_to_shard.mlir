// A function that divides its first argument between two devices, as `shard_map` of older versions of jax writes it.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%a: tensor<2x4xf32>, %b: tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>) {
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.custom_call @Sharding(%b) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %4:2 = call @body(%1, %3) : (tensor<1x4xf32>, tensor<4xf32>) -> (tensor<1x4xf32>, tensor<4xf32>)
    %5 = stablehlo.custom_call @Sharding(%4#0) {mhlo.sharding = "{manual}"} : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %7 = stablehlo.custom_call @Sharding(%4#1) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    return %6, %8 : tensor<2x4xf32>, tensor<4xf32>
  }
  func.func private @body(%x: tensor<1x4xf32>, %y: tensor<4xf32>) -> (tensor<1x4xf32>, tensor<4xf32>) {
    %0 = stablehlo.reshape %x : (tensor<1x4xf32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %0, %y : tensor<4xf32>
    %2 = "stablehlo.all_reduce"(%1) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
        use_global_device_ids} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.negate %x : tensor<1x4xf32>
    return %3, %2 : tensor<1x4xf32>, tensor<4xf32>
  }
}
