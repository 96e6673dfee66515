module @jit_narrow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xi4>, %arg1: tensor<8xi4>, %arg2: tensor<8xui4>) -> (tensor<8xi4> {jax.result_info = "result[0]"}, tensor<8xi4> {jax.result_info = "result[1]"}, tensor<8xi4> {jax.result_info = "result[2]"}, tensor<8xi4> {jax.result_info = "result[3]"}, tensor<8xi1> {jax.result_info = "result[4]"}, tensor<8xi4> {jax.result_info = "result[5]"}, tensor<8xi4> {jax.result_info = "result[6]"}, tensor<8xi4> {jax.result_info = "result[7]"}, tensor<8xi4> {jax.result_info = "result[8]"}, tensor<8xi4> {jax.result_info = "result[9]"}, tensor<8xui4> {jax.result_info = "result[10]"}, tensor<8xui4> {jax.result_info = "result[11]"}, tensor<8xui4> {jax.result_info = "result[12]"}, tensor<8xi8> {jax.result_info = "result[13]"}, tensor<8xf32> {jax.result_info = "result[14]"}, tensor<18xi4> {jax.result_info = "result[15]"}, tensor<12xi4> {jax.result_info = "result[16]"}, tensor<8xi4> {jax.result_info = "result[17]"}, tensor<i4> {jax.result_info = "result[18]"}, tensor<8xi4> {jax.result_info = "result[19]"}) {
    %c = stablehlo.constant dense<1> : tensor<i4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<8xi4>
    %c_0 = stablehlo.constant dense<0> : tensor<i4>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i4>) -> tensor<8xi4>
    %2 = stablehlo.compare EQ, %arg1, %1, SIGNED : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi1>
    %3 = call @_where(%2, %0, %arg1) : (tensor<8xi1>, tensor<8xi4>, tensor<8xi4>) -> tensor<8xi4>
    %4 = stablehlo.add %arg0, %arg1 : tensor<8xi4>
    %5 = stablehlo.multiply %arg0, %arg1 : tensor<8xi4>
    %6 = stablehlo.negate %arg0 : tensor<8xi4>
    %7 = stablehlo.maximum %arg0, %arg1 : tensor<8xi4>
    %8 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<8xi4>, tensor<8xi4>) -> tensor<8xi1>
    %9 = stablehlo.divide %arg0, %3 : tensor<8xi4>
    %10 = stablehlo.remainder %arg0, %3 : tensor<8xi4>
    %11 = stablehlo.add %0, %0 : tensor<8xi4>
    %12 = stablehlo.shift_left %arg0, %11 : tensor<8xi4>
    %13 = stablehlo.shift_right_logical %arg0, %0 : tensor<8xi4>
    %14 = stablehlo.shift_right_arithmetic %arg0, %0 : tensor<8xi4>
    %15 = stablehlo.count_leading_zeros %arg2 : tensor<8xui4>
    %16 = stablehlo.not %arg2 : tensor<8xui4>
    %c_1 = stablehlo.constant dense<4> : tensor<ui4>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui4>) -> tensor<8xui4>
    %18 = stablehlo.subtract %arg2, %17 : tensor<8xui4>
    %19 = stablehlo.convert %arg2 : (tensor<8xui4>) -> tensor<8xi8>
    %20 = stablehlo.convert %arg0 : (tensor<8xi4>) -> tensor<8xf32>
    %21 = stablehlo.iota dim = 0 : tensor<18xi8>
    %c_2 = stablehlo.constant dense<-9> : tensor<i8>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<18xi8>
    %23 = stablehlo.add %22, %21 : tensor<18xi8>
    %24 = stablehlo.convert %23 : (tensor<18xi8>) -> tensor<18xi4>
    %25 = stablehlo.iota dim = 0 : tensor<12xi4>
    %26 = call @cumsum(%arg0) : (tensor<8xi4>) -> tensor<8xi4>
    %c_3 = stablehlo.constant dense<0> : tensor<i4>
    %27 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<8xi4>, tensor<i4>) -> tensor<i4>
    %28 = call @sort(%arg1) : (tensor<8xi4>) -> tensor<8xi4>
    return %4, %5, %6, %7, %8, %9, %10, %12, %13, %14, %15, %16, %18, %19, %20, %24, %25, %26, %27, %28 : tensor<8xi4>, tensor<8xi4>, tensor<8xi4>, tensor<8xi4>, tensor<8xi1>, tensor<8xi4>, tensor<8xi4>, tensor<8xi4>, tensor<8xi4>, tensor<8xi4>, tensor<8xui4>, tensor<8xui4>, tensor<8xui4>, tensor<8xi8>, tensor<8xf32>, tensor<18xi4>, tensor<12xi4>, tensor<8xi4>, tensor<i4>, tensor<8xi4>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi4>, %arg2: tensor<8xi4>) -> tensor<8xi4> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi4>
    return %0 : tensor<8xi4>
  }
  func.func private @cumsum(%arg0: tensor<8xi4>) -> tensor<8xi4> {
    %0 = call @cumsum_0(%arg0) : (tensor<8xi4>) -> tensor<8xi4>
    return %0 : tensor<8xi4>
  }
  func.func private @cumsum_0(%arg0: tensor<8xi4>) -> tensor<8xi4> {
    %c = stablehlo.constant dense<0> : tensor<i4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<i4>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i4>, %arg2: tensor<i4>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i4>
      stablehlo.return %2 : tensor<i4>
    }) : (tensor<8xi4>, tensor<i4>) -> tensor<8xi4>
    return %1 : tensor<8xi4>
  }
  func.func private @sort(%arg0: tensor<8xi4>) -> tensor<8xi4> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i4>, %arg2: tensor<i4>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8xi4>) -> tensor<8xi4>
    return %0 : tensor<8xi4>
  }
}
