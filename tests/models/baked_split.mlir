module @jit_baked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16xf32>) -> (tensor<2x24xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense_resource<constant_0> : tensor<16x24xf32>
    %0 = stablehlo.dot_general %arg0, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x24xf32>) -> tensor<2x24xf32>
    %1 = stablehlo.tanh %0 : tensor<2x24xf32>
    return %1 : tensor<2x24xf32>
  }
}

{-#
  external_resources: {
    typed_xla: {
      "constant_0": "0:1536"
    }
  }
#-}
