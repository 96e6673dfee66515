module @jit_update attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>, %arg8: tensor<3xf32>, %arg9: tensor<3xf32>, %arg10: tensor<3xf32>, %arg11: tensor<3xf32>, %arg12: tensor<3xf32>, %arg13: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result['W']"}, tensor<3xf32> {jax.result_info = "result['b']"}, tensor<3xf32> {jax.result_info = "result['layers'][0]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][1]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][2]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][3]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][4]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][5]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][6]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][7]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][8]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][9]['s']"}, tensor<3xf32> {jax.result_info = "result['layers'][10]['s']"}, tensor<3xf32> {jax.result_info = "result['self']"}) {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.add %arg2, %0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.add %arg3, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.add %arg4, %4 : tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.add %arg5, %6 : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.add %arg6, %8 : tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.add %arg7, %10 : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.add %arg8, %12 : tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.add %arg9, %14 : tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.add %arg10, %16 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = stablehlo.add %arg11, %18 : tensor<3xf32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.add %arg12, %20 : tensor<3xf32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.multiply %arg0, %22 : tensor<3xf32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.multiply %arg1, %24 : tensor<3xf32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.subtract %arg13, %26 : tensor<3xf32>
    return %23, %25, %1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %27 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
