module @jit_many_rows attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20xf32> {jax.result_info = "result[0]"}, tensor<20x20xf32> {jax.result_info = "result[1]"}, tensor<20x20xf32> {jax.result_info = "result[2]"}, tensor<20xf32> {jax.result_info = "result[3]"}, tensor<20x20xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<20x20xf32>
    %2:2 = call @eigh(%1) : (tensor<20x20xf32>) -> (tensor<20xf32>, tensor<20x20xf32>)
    %3:3 = call @svd(%arg0) : (tensor<20x20xf32>) -> (tensor<20x20xf32>, tensor<20xf32>, tensor<20x20xf32>)
    %4 = stablehlo.multiply %2#1, %2#1 : tensor<20x20xf32>
    %5 = stablehlo.multiply %3#0, %3#0 : tensor<20x20xf32>
    %6 = stablehlo.multiply %3#2, %3#2 : tensor<20x20xf32>
    return %2#0, %4, %5, %3#1, %6 : tensor<20xf32>, tensor<20x20xf32>, tensor<20x20xf32>, tensor<20xf32>, tensor<20x20xf32>
  }
  func.func private @eigh(%arg0: tensor<20x20xf32>) -> (tensor<20xf32>, tensor<20x20xf32>) {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<20x20xf32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20x20xf32>
    %3 = stablehlo.divide %1, %2 : tensor<20x20xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=20, j=20, k=20, l=20, m=20}, custom>} : (tensor<20x20xf32>) -> (tensor<20x20xf32>, tensor<20xf32>, tensor<i32>)
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x20xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<20x20xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<20x20xi1>, tensor<20x20xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<20xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<20xi1>, tensor<20xf32>
    return %14, %10 : tensor<20xf32>, tensor<20x20xf32>
  }
  func.func private @svd(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>, tensor<20xf32>, tensor<20x20xf32>) {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=20, j=20, k=20, l=20, m=20, n=20, o=20, p=20, q=20}, custom>} : (tensor<20x20xf32>) -> (tensor<20x20xf32>, tensor<20xf32>, tensor<20x20xf32>, tensor<20x20xf32>, tensor<i32>)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<20xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<20xi1>, tensor<20xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x20xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<20x20xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<20x20xi1>, tensor<20x20xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x20xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<20x20xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<20x20xi1>, tensor<20x20xf32>
    return %10, %6, %14 : tensor<20x20xf32>, tensor<20xf32>, tensor<20x20xf32>
  }
}
