module @jit_grid attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["rows"=2, "columns"=2]> {stablehlo.mesh = {axes = [{name = "rows", size = 2 : i64}, {name = "columns", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32> {jax.result_info = "result[0]"}, tensor<4x8xf32> {jax.result_info = "result[1]"}, tensor<4x8xf32> {jax.result_info = "result[2]"}, tensor<4x8xf32> {jax.result_info = "result[3]"}, tensor<4x16xf32> {jax.result_info = "result[4]"}, tensor<2x16xf32> {jax.result_info = "result[5]"}, tensor<4x4xf32> {jax.result_info = "result[6]"}, tensor<4xi32> {jax.result_info = "result[7]"}) {
    %0:8 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>] out_shardings=[<@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows"}, {"columns"}]>, <@mesh, [{"rows", "columns"}]>] manual_axes={"rows", "columns"} (%arg2: tensor<2x4xf32>, %arg3: tensor<2x4xf32>) {
      %1 = stablehlo.multiply %arg2, %arg3 : tensor<2x4xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %21 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %21 : tensor<f32>
      }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3:2 = stablehlo.while(%iterArg = %c, %iterArg_5 = %2) : tensor<i32>, tensor<2x4xf32>
      cond {
        %c_6 = stablehlo.constant dense<3> : tensor<i32>
        %21 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %21 : tensor<i1>
      } do {
        %c_6 = stablehlo.constant dense<1> : tensor<i32>
        %21 = stablehlo.add %iterArg, %c_6 : tensor<i32>
        %22 = "stablehlo.all_reduce"(%iterArg_5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
        ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
          %27 = stablehlo.add %arg4, %arg5 : tensor<f32>
          stablehlo.return %27 : tensor<f32>
        }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
        %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
        %24 = stablehlo.divide %22, %23 : tensor<2x4xf32>
        %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
        %26 = stablehlo.add %24, %25 : tensor<2x4xf32>
        stablehlo.return %21, %26 : tensor<i32>, tensor<2x4xf32>
      }
      %4 = "stablehlo.all_reduce"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %21 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
        stablehlo.return %21 : tensor<f32>
      }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %5 = "stablehlo.collective_permute"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0], [2, 3], [3, 2]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %6 = "stablehlo.collective_permute"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 3], [3, 1]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %7 = "stablehlo.all_gather"(%arg3) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
      %8 = "stablehlo.all_to_all"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2x4xf32>) -> tensor<1x8xf32>
      %9 = "stablehlo.reduce_scatter"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %21 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %21 : tensor<f32>
      }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %c_1 = stablehlo.constant dense<2> : tensor<ui32>
      %10 = stablehlo.partition_id : tensor<ui32>
      %11 = stablehlo.divide %10, %c_0 : tensor<ui32>
      %12 = stablehlo.remainder %11, %c_1 : tensor<ui32>
      %13 = stablehlo.convert %12 : (tensor<ui32>) -> tensor<i32>
      %c_2 = stablehlo.constant dense<10> : tensor<i32>
      %14 = stablehlo.multiply %c_2, %13 : tensor<i32>
      %c_3 = stablehlo.constant dense<1> : tensor<ui32>
      %c_4 = stablehlo.constant dense<2> : tensor<ui32>
      %15 = stablehlo.partition_id : tensor<ui32>
      %16 = stablehlo.divide %15, %c_3 : tensor<ui32>
      %17 = stablehlo.remainder %16, %c_4 : tensor<ui32>
      %18 = stablehlo.convert %17 : (tensor<ui32>) -> tensor<i32>
      %19 = stablehlo.add %14, %18 : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
      sdy.return %3#1, %4, %5, %6, %7, %8, %9, %20 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x8xf32>, tensor<1x8xf32>, tensor<2x2xf32>, tensor<1xi32>
    } : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x16xf32>, tensor<2x16xf32>, tensor<4x4xf32>, tensor<4xi32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x16xf32>, tensor<2x16xf32>, tensor<4x4xf32>, tensor<4xi32>
  }
}
