module @scattered attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xi32>, %arg2: tensor<5xui8>, %arg3: tensor<4x5xi32>, %arg4: tensor<5x2xf32>, %arg5: tensor<5x2xi32>, %arg6: tensor<4x5xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x3xf32>) attributes {typed_xla.name = "scattered", typed_xla.signature = "(x0: f32[4, 3], x1: i32[4, 3], x2: u8[5], x3: i32[4, 5], x4: f32[5, 2], x5: i32[5, 2], x6: f32[4, 5]) -> (f32[4, 3], i32[4, 3], f32[4, 3])"} {
    %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<i32>, %arg9: tensor<f32>, %arg10: tensor<i32>):
      stablehlo.return %arg9, %arg10 : tensor<f32>, tensor<i32>
    }) : (tensor<4x3xf32>, tensor<4x3xi32>, tensor<5xui8>, tensor<5x2xf32>, tensor<5x2xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %1 = "stablehlo.scatter"(%arg0, %arg3, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = true, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      stablehlo.return %arg12 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<4x5xi32>, tensor<4x5xf32>) -> tensor<4x3xf32>
    return %0#0, %0#1, %1 : tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x3xf32>
  }
}
