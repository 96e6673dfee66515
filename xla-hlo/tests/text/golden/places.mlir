module @places attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<5xui8>, %arg2: tensor<2x5x2xi32>) -> (tensor<5x3x4xf32>, tensor<2x2x5x2xf32>, tensor<2x1x4x5x2xf32>) attributes {typed_xla.name = "places", typed_xla.signature = "(x0: f32[2, 3, 4], x1: u8[5], x2: i32[2, 5, 2]) -> (f32[5, 3, 4], f32[2, 2, 5, 2], f32[2, 1, 4, 5, 2])"} {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 4>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<5xui8>) -> tensor<5x3x4xf32>
    %1 = "stablehlo.gather"(%arg0, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = true}> : (tensor<2x3x4xf32>, tensor<2x5x2xi32>) -> tensor<2x2x5x2xf32>
    %2 = "stablehlo.gather"(%arg0, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1]>, slice_sizes = array<i64: 2, 1, 4>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x5x2xi32>) -> tensor<2x1x4x5x2xf32>
    return %0, %1, %2 : tensor<5x3x4xf32>, tensor<2x2x5x2xf32>, tensor<2x1x4x5x2xf32>
  }
}
