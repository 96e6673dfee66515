module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<2x4xf8E5M2> {jax.result_info = "result[1]"}, tensor<2x4xi1> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[[-2.500000e+00, -2.000000e+00, -1.500000e+00], [-1.000000e+00, -5.000000e-01, 0.000000e+00], [5.000000e-01, 1.000000e+00, 1.500000e+00], [2.000000e+00, 2.500000e+00, 3.000000e+00]]> : tensor<4x3xf8E4M3FN>
    %cst_0 = stablehlo.constant dense<[1.500000e+00, -9.375000e-02, 0x7C, 1.525880e-05]> : tensor<4xf8E5M2>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x4xf32>
    %2 = stablehlo.convert %1 : (tensor<2x4xf32>) -> tensor<2x4xf8E4M3FN>
    %3 = stablehlo.dot_general %2, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> tensor<2x3xf32>
    %4 = stablehlo.convert %2 : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf8E5M2>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<4xf8E5M2>) -> tensor<1x4xf8E5M2>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x4xf8E5M2>) -> tensor<2x4xf8E5M2>
    %7 = stablehlo.multiply %4, %6 : tensor<2x4xf8E5M2>
    %cst_2 = stablehlo.constant dense<-1.500000e+00> : tensor<f8E5M2>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f8E5M2>) -> tensor<2x4xf8E5M2>
    %9 = stablehlo.maximum %7, %8 : tensor<2x4xf8E5M2>
    %cst_3 = stablehlo.constant dense<7.500000e-01> : tensor<f8E4M3FN>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN>
    %11 = stablehlo.compare LT, %2, %10, FLOAT : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> tensor<2x4xi1>
    return %3, %9, %11 : tensor<2x3xf32>, tensor<2x4xf8E5M2>, tensor<2x4xi1>
  }
}
