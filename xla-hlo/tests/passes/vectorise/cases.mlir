func.func public @broadcast_in_dim(%x: tensor<2x1xf32>) -> tensor<3x4x2xf32> {
  %z = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<2x1xf32>) -> tensor<3x4x2xf32>
  return %z : tensor<3x4x2xf32>
}

// -----

func.func public @reshape(%x: tensor<2x6xf32>) -> tensor<3x4xf32> {
  %z = stablehlo.reshape %x : (tensor<2x6xf32>) -> tensor<3x4xf32>
  return %z : tensor<3x4xf32>
}

// -----

func.func public @transpose(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %z = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %z : tensor<4x2x3xf32>
}

// -----

func.func public @rev(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  return %z : tensor<2x3xf32>
}

// -----

func.func public @slice(%x: tensor<4x5xf32>) -> tensor<3x3xf32> {
  %z = "stablehlo.slice"(%x) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 2>}> : (tensor<4x5xf32>) -> tensor<3x3xf32>
  return %z : tensor<3x3xf32>
}

// -----

func.func public @concatenate(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %z = stablehlo.concatenate %x, %y, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %z : tensor<2x4xf32>
}

// -----

func.func public @pad(%x: tensor<2x3xf32>, %y: tensor<f32>) -> tensor<5x4xf32> {
  %z = stablehlo.pad %x, %y, low = [1, -1], high = [0, 2], interior = [2, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
  return %z : tensor<5x4xf32>
}

// -----

func.func public @pad_scalar(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %z = stablehlo.pad %x, %y, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %z : tensor<f32>
}

// -----

func.func public @iota(%x: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %z = stablehlo.add %x, %i : tensor<2x3xi32>
  return %z, %i : tensor<2x3xi32>, tensor<2x3xi32>
}

// -----

func.func public @constant(%x: tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %i = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %z = stablehlo.add %b, %i : tensor<2xf32>
  return %z, %i : tensor<2xf32>, tensor<2xf32>
}

// -----

func.func public @select(%p: tensor<2xi1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %z = stablehlo.select %p, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %z : tensor<2xf32>
}

// -----

func.func public @select_by_one(%p: tensor<i1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = stablehlo.select %p, %x, %y : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %z : tensor<2x3xf32>
}

// -----

func.func public @clamp(%a: tensor<2xi32>, %x: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %z = stablehlo.clamp %a, %x, %b : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @clamp_to_scalars(%a: tensor<i32>, %x: tensor<2x3xi32>, %b: tensor<i32>) -> tensor<2x3xi32> {
  %z = stablehlo.clamp %a, %x, %b : (tensor<i32>, tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  return %z : tensor<2x3xi32>
}

// -----

func.func public @compare(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %z = stablehlo.compare LT, %x, %y, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %z : tensor<2x3xi1>
}

// -----

func.func public @convert(%x: tensor<2x3xf32>) -> tensor<2x3xi32> {
  %z = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %z : tensor<2x3xi32>
}

// -----

func.func public @reduce_precision(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = stablehlo.reduce_precision %x, format = e5m10 : tensor<2x3xf32>
  return %z : tensor<2x3xf32>
}

// -----

func.func public @bitcast_convert(%x: tensor<2x3xf32>) -> tensor<2x3xi32> {
  %z = stablehlo.bitcast_convert %x : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %z : tensor<2x3xi32>
}

// -----

func.func public @bitcast_to_narrower(%x: tensor<2x3xi32>) -> tensor<2x3x4xui8> {
  %z = stablehlo.bitcast_convert %x : (tensor<2x3xi32>) -> tensor<2x3x4xui8>
  return %z : tensor<2x3x4xui8>
}

// -----

func.func public @bitcast_to_wider(%x: tensor<2x4xui8>) -> tensor<2xi32> {
  %z = stablehlo.bitcast_convert %x : (tensor<2x4xui8>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @dot_vectors(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<f32> {
  %z = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %z : tensor<f32>
}

// -----

func.func public @dot_matrix_vector(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  %z = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return %z : tensor<2xf32>
}

// -----

func.func public @dot_vector_matrix(%x: tensor<3xf32>, %y: tensor<3x4xf32>) -> tensor<4xf32> {
  %z = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

func.func public @dot_matrices(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %z = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %z : tensor<2x4xf32>
}

// -----

func.func public @dot_batches(%x: tensor<5x2x3xf32>, %y: tensor<3x5x4xf32>) -> tensor<5x2x4xf32> {
  %z = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<5x2x3xf32>, tensor<3x5x4xf32>) -> tensor<5x2x4xf32>
  return %z : tensor<5x2x4xf32>
}

// -----

func.func public @dot_batches_of_vectors(%x: tensor<5x2x3xf32>, %y: tensor<3x5xf32>) -> tensor<5x2xf32> {
  %z = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<5x2x3xf32>, tensor<3x5xf32>) -> tensor<5x2xf32>
  return %z : tensor<5x2xf32>
}

// -----

func.func public @dot_outer(%x: tensor<2xi32>, %y: tensor<3xi32>) -> tensor<2x3xi32> {
  %z = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return %z : tensor<2x3xi32>
}

// -----

func.func public @convolution(%x: tensor<2x3x8xf32>, %y: tensor<4x3x2xf32>) -> tensor<2x4x4xf32> {
  %z = stablehlo.convolution(%x, %y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x8xf32>, tensor<4x3x2xf32>) -> tensor<2x4x4xf32>
  return %z : tensor<2x4x4xf32>
}

// -----

func.func public @convolution_of_features(%x: tensor<2x4x5xf32>, %y: tensor<6x2x2xf32>) -> tensor<2x6x4xf32> {
  %z = stablehlo.convolution(%x, %y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4x5xf32>, tensor<6x2x2xf32>) -> tensor<2x6x4xf32>
  return %z : tensor<2x6x4xf32>
}

// -----

func.func public @convolution_of_batches(%x: tensor<4x5x3xf32>, %y: tensor<2x3x6xf32>) -> tensor<6x2x4xf32> {
  %z = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[f, b, 0], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x5x3xf32>, tensor<2x3x6xf32>) -> tensor<6x2x4xf32>
  return %z : tensor<6x2x4xf32>
}

// -----

func.func public @convolution_of_images(%x: tensor<2x6x5x3xf32>, %y: tensor<3x2x3x4xf32>) -> tensor<2x2x7x4xf32> {
  %z = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, -1]], lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x5x3xf32>, tensor<3x2x3x4xf32>) -> tensor<2x2x7x4xf32>
  return %z : tensor<2x2x7x4xf32>
}

// -----

func.func public @convolution_of_features_last(%x: tensor<3x2x4xf32>, %y: tensor<1x2x6xf32>) -> tensor<3x2x6xf32> {
  %z = stablehlo.convolution(%x, %y) dim_numbers = [0, b, f]x[0, i, o]->[0, b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<3x2x4xf32>, tensor<1x2x6xf32>) -> tensor<3x2x6xf32>
  return %z : tensor<3x2x6xf32>
}

// -----

func.func public @convolution_without_space(%x: tensor<2x6xf32>, %y: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %z = stablehlo.convolution(%x, %y) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %z : tensor<2x4xf32>
}

// -----

func.func public @reduce_add(%x: tensor<2x3x4xf32>, %y: tensor<f32>) -> tensor<3xf32> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

// -----

func.func public @reduce_maximum(%x: tensor<2x3x4xf32>, %y: tensor<f32>) -> tensor<3xf32> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %z : tensor<3xf32>
}

// -----

func.func public @reduce_multiply(%x: tensor<2x3x4xi32>, %y: tensor<i32>) -> tensor<3xi32> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %r = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %z : tensor<3xi32>
}

// -----

func.func public @reduce_and(%x: tensor<2x3x4xi1>, %y: tensor<i1>) -> tensor<3xi1> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %r = stablehlo.and %p, %q : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %z : tensor<3xi1>
}

// -----

func.func public @reduce_by_any_computation(%x: tensor<2x3xi32>, %y: tensor<i32>) -> tensor<2xi32> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @reduce_to_scalar(%x: tensor<2x3xi32>, %y: tensor<i32>) -> tensor<i32> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
  return %z : tensor<i32>
}

// -----

func.func public @reduce_nothing(%x: tensor<2x0xi32>, %y: tensor<i32>) -> tensor<2xi32> {
  %z = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @reduce_pairs(%x: tensor<2x3xi32>, %y: tensor<2x3xf32>, %a: tensor<i32>, %b: tensor<f32>) -> (tensor<2xi32>, tensor<2xf32>) {
  %z:2 = "stablehlo.reduce"(%x, %y, %a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %i: tensor<f32>, %q: tensor<i32>, %j: tensor<f32>):
    %s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = stablehlo.select %s, %p, %q : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %k = stablehlo.select %s, %i, %j : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %r, %k : tensor<i32>, tensor<f32>
  }) : (tensor<2x3xi32>, tensor<2x3xf32>, tensor<i32>, tensor<f32>) -> (tensor<2xi32>, tensor<2xf32>)
  return %z#0, %z#1 : tensor<2xi32>, tensor<2xf32>
}

// -----

func.func public @reduce_with_captures(%x: tensor<2x3xi32>, %a: tensor<i32>, %c: tensor<i32>) -> tensor<2xi32> {
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %z:2 = "stablehlo.reduce"(%x, %b, %a, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %c: tensor<i32>, %q: tensor<i32>, %d: tensor<i32>):
    %m = stablehlo.multiply %q, %d : tensor<i32>
    %r = stablehlo.add %p, %m : tensor<i32>
    stablehlo.return %r, %d : tensor<i32>, tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %z#0 : tensor<2xi32>
}

// -----

func.func public @reduce_with_captures_read(%x: tensor<2x3xi32>, %a: tensor<i32>, %c: tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %z:2 = "stablehlo.reduce"(%x, %b, %a, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %c: tensor<i32>, %q: tensor<i32>, %d: tensor<i32>):
    %m = stablehlo.multiply %q, %d : tensor<i32>
    %r = stablehlo.add %p, %m : tensor<i32>
    stablehlo.return %r, %d : tensor<i32>, tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %z#0, %z#1 : tensor<2xi32>, tensor<2xi32>
}

// -----

func.func public @reduce_window(%x: tensor<4x6xf32>, %y: tensor<f32>) -> tensor<1x10xf32> {
  %z = "stablehlo.reduce_window"(%x, %y) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 3, 1>, padding = dense<[[1, 0], [-1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<1x10xf32>
  return %z : tensor<1x10xf32>
}

// -----

func.func public @reduce_window_by_any_computation(%x: tensor<4x6xi32>, %y: tensor<i32>) -> tensor<3x6xi32> {
  %z = "stablehlo.reduce_window"(%x, %y) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<3x6xi32>
  return %z : tensor<3x6xi32>
}

// -----

func.func public @reduce_window_with_captures(%x: tensor<4xi32>, %a: tensor<i32>, %c: tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>) {
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %z:2 = "stablehlo.reduce_window"(%x, %b, %a, %c) <{window_dimensions = array<i64: 2>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %c: tensor<i32>, %q: tensor<i32>, %d: tensor<i32>):
    %m = stablehlo.multiply %q, %d : tensor<i32>
    %r = stablehlo.add %p, %m : tensor<i32>
    stablehlo.return %r, %d : tensor<i32>, tensor<i32>
  }) : (tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>)
  return %z#0, %z#1 : tensor<7xi32>, tensor<7xi32>
}

// -----

func.func public @reduce_window_pairs(%x: tensor<4x6xi32>, %y: tensor<4x6xf32>, %a: tensor<i32>, %b: tensor<f32>) -> (tensor<1x10xi32>, tensor<1x10xf32>) {
  %z:2 = "stablehlo.reduce_window"(%x, %y, %a, %b) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 3, 1>, padding = dense<[[1, 0], [-1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %i: tensor<f32>, %q: tensor<i32>, %j: tensor<f32>):
    %s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = stablehlo.select %s, %p, %q : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %k = stablehlo.select %s, %i, %j : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %r, %k : tensor<i32>, tensor<f32>
  }) : (tensor<4x6xi32>, tensor<4x6xf32>, tensor<i32>, tensor<f32>) -> (tensor<1x10xi32>, tensor<1x10xf32>)
  return %z#0, %z#1 : tensor<1x10xi32>, tensor<1x10xf32>
}

// -----

func.func public @select_and_scatter(%x: tensor<4x6xf32>, %y: tensor<3x2xf32>, %a: tensor<f32>) -> tensor<4x6xf32> {
  %z = "stablehlo.select_and_scatter"(%x, %y, %a) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return %z : tensor<4x6xf32>
}

// -----

func.func public @select_and_scatter_by_any_computation(%x: tensor<4x6xi32>, %y: tensor<3x2xi32>, %a: tensor<i32>) -> tensor<4x6xi32> {
  %z = "stablehlo.select_and_scatter"(%x, %y, %a) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %r = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<3x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  return %z : tensor<4x6xi32>
}

// -----

func.func public @gather_rows(%x: tensor<4x3xf32>, %y: tensor<5xi32>) -> tensor<5x3xf32> {
  %z = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<4x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>
  return %z : tensor<5x3xf32>
}

// -----

func.func public @gather_windows(%x: tensor<4x5xf32>, %y: tensor<2x3xi32>) -> tensor<2x3x2xf32> {
  %z = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
  return %z : tensor<2x3x2xf32>
}

// -----

func.func public @gather_batches(%x: tensor<2x3x4xf32>, %y: tensor<2x5x2xi32>) -> tensor<2x2x5x2xf32> {
  %z = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x5x2xi32>) -> tensor<2x2x5x2xf32>
  return %z : tensor<2x2x5x2xf32>
}

// -----

func.func public @scatter_adds(%x: tensor<4x3xf32>, %y: tensor<5xi32>, %u: tensor<5x2xf32>) -> tensor<4x3xf32> {
  %z = "stablehlo.scatter"(%x, %y, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<4x3xf32>
  return %z : tensor<4x3xf32>
}

// -----

func.func public @scatter_overwrites(%x: tensor<4x3xf32>, %y: tensor<5xui8>, %u: tensor<5x2xf32>) -> tensor<4x3xf32> {
  %z = "stablehlo.scatter"(%x, %y, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<5xui8>, tensor<5x2xf32>) -> tensor<4x3xf32>
  return %z : tensor<4x3xf32>
}

// -----

func.func public @scatter_by_any_computation(%x: tensor<4x3xi32>, %y: tensor<5xi32>, %u: tensor<5x2xi32>) -> tensor<4x3xi32> {
  %z = "stablehlo.scatter"(%x, %y, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<4x3xi32>, tensor<5xi32>, tensor<5x2xi32>) -> tensor<4x3xi32>
  return %z : tensor<4x3xi32>
}

// -----

func.func public @scatter_windows(%x: tensor<4x5xf32>, %y: tensor<2x3xi32>, %u: tensor<2x3x2xf32>) -> tensor<4x5xf32> {
  %z = "stablehlo.scatter"(%x, %y, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<2x3xi32>, tensor<2x3x2xf32>) -> tensor<4x5xf32>
  return %z : tensor<4x5xf32>
}

// -----

func.func public @scatter_batches(%x: tensor<4x3xf32>, %y: tensor<4x5xi32>, %u: tensor<4x5xf32>) -> tensor<4x3xf32> {
  %z = "stablehlo.scatter"(%x, %y, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<4x5xi32>, tensor<4x5xf32>) -> tensor<4x3xf32>
  return %z : tensor<4x3xf32>
}

// -----

func.func public @scatter_pairs(%x: tensor<4x3xi32>, %w: tensor<4x3xf32>, %y: tensor<5xi32>, %u: tensor<5x2xi32>, %v: tensor<5x2xf32>) -> (tensor<4x3xi32>, tensor<4x3xf32>) {
  %z:2 = "stablehlo.scatter"(%x, %w, %y, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %i: tensor<f32>, %q: tensor<i32>, %j: tensor<f32>):
    %s = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = stablehlo.select %s, %p, %q : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %k = stablehlo.select %s, %i, %j : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %r, %k : tensor<i32>, tensor<f32>
  }) : (tensor<4x3xi32>, tensor<4x3xf32>, tensor<5xi32>, tensor<5x2xi32>, tensor<5x2xf32>) -> (tensor<4x3xi32>, tensor<4x3xf32>)
  return %z#0, %z#1 : tensor<4x3xi32>, tensor<4x3xf32>
}

// -----

func.func public @dynamic_slice(%x: tensor<4x5xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x3xf32> {
  %z = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %z : tensor<2x3xf32>
}

// -----

func.func public @dynamic_slice_of_scalar(%x: tensor<f32>) -> tensor<f32> {
  %z = stablehlo.dynamic_slice %x, sizes = [] : (tensor<f32>) -> tensor<f32>
  return %z : tensor<f32>
}

// -----

func.func public @dynamic_update_slice(%x: tensor<4x5xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x5xf32> {
  %z = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return %z : tensor<4x5xf32>
}

// -----

func.func public @dynamic_update_slice_at_bytes(%x: tensor<4x5xf32>, %u: tensor<2x3xf32>, %i: tensor<ui8>, %j: tensor<ui8>) -> tensor<4x5xf32> {
  %z = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<4x5xf32>
  return %z : tensor<4x5xf32>
}

// -----

func.func public @dynamic_update_slice_of_scalar(%x: tensor<f32>, %u: tensor<f32>) -> tensor<f32> {
  %z = stablehlo.dynamic_update_slice %x, %u : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %z : tensor<f32>
}

// -----

func.func public @sort(%x: tensor<3x4xf32>, %y: tensor<3x4xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>) {
  %z:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %r = stablehlo.compare GT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<3x4xf32>, tensor<3x4xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  return %z#0, %z#1 : tensor<3x4xf32>, tensor<3x4xi32>
}

// -----

func.func public @sort_last(%x: tensor<3x4xf32>, %y: tensor<3x4xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>) {
  %z:2 = "stablehlo.sort"(%x, %y) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %r = stablehlo.compare GT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<3x4xf32>, tensor<3x4xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  return %z#0, %z#1 : tensor<3x4xf32>, tensor<3x4xi32>
}

// -----

func.func public @top_k(%x: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %z:2 = "chlo.top_k"(%x) <{k = 2 : i64}> : (tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %z#0, %z#1 : tensor<2x2xf32>, tensor<2x2xi32>
}

// -----

func.func public @cholesky(%x: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %z = stablehlo.cholesky %x, lower = true : tensor<2x3x3xf32>
  return %z : tensor<2x3x3xf32>
}

// -----

func.func public @triangular_solve(%x: tensor<2x3x3xf32>, %y: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %z = "stablehlo.triangular_solve"(%x, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %z : tensor<2x3x4xf32>
}

// -----

func.func public @triangular_solve_right(%x: tensor<2x3x3xf32>, %y: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %z = "stablehlo.triangular_solve"(%x, %y) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %z : tensor<2x4x3xf32>
}

// -----

func.func public @triangular_solve_once(%x: tensor<3x3xf32>, %y: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %z = "stablehlo.triangular_solve"(%x, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
  return %z : tensor<3x1xf32>
}

// -----

func.func public @householder_factors(%x: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>) {
  %z:2 = stablehlo.custom_call @Qr(%x) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
  return %z#0, %z#1 : tensor<2x4x3xf32>, tensor<2x3xf32>
}

// -----

func.func public @householder_product(%x: tensor<2x4x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x4x3xf32> {
  %z = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%x, %y) : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x4x3xf32>
  return %z : tensor<2x4x3xf32>
}

// -----

func.func public @lu(%x: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x4xi32>) {
  %z:3 = "typed_xla.lu"(%x) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x4xi32>)
  return %z#0, %z#1, %z#2 : tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x4xi32>
}

// -----

func.func public @attention(%q: tensor<3x4x2xf32>, %k: tensor<2x2x2xf32>, %m: tensor<4x1x2xi1>, %b: tensor<3x2xf32>, %n: tensor<1xi32>) -> (tensor<3x4x2xf32>, tensor<3x4xf32>) {
  %none = stablehlo.constant dense<0> : tensor<i32>
  %scale = stablehlo.constant dense<0.5> : tensor<f32>
  %z:2 = "typed_xla.attention"(%q, %k, %k, %m, %b, %n, %none, %scale) <{causal = true}> : (tensor<3x4x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<4x1x2xi1>, tensor<3x2xf32>, tensor<1xi32>, tensor<i32>, tensor<f32>) -> (tensor<3x4x2xf32>, tensor<3x4xf32>)
  return %z#0, %z#1 : tensor<3x4x2xf32>, tensor<3x4xf32>
}

// -----

func.func public @attention_grad(%q: tensor<3x2x2xf32>, %k: tensor<2x2x2xf32>, %b: tensor<3x2xf32>, %s: tensor<1xi32>, %y: tensor<3x2x2xf32>) -> (tensor<3x2x2xf32>, tensor<2x2x2xf32>) {
  %none = stablehlo.constant dense<0> : tensor<i32>
  %all = stablehlo.constant dense<true> : tensor<i1>
  %scale = stablehlo.constant dense<0.5> : tensor<f32>
  %r:2 = "typed_xla.attention"(%q, %k, %k, %all, %b, %none, %s, %scale) <{causal = true}> : (tensor<3x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<i1>, tensor<3x2xf32>, tensor<i32>, tensor<1xi32>, tensor<f32>) -> (tensor<3x2x2xf32>, tensor<3x2xf32>)
  %z:3 = "typed_xla.attention_grad"(%q, %k, %k, %all, %b, %none, %s, %scale, %r#0, %r#1, %y) <{causal = true, of_bias = false}> : (tensor<3x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<i1>, tensor<3x2xf32>, tensor<i32>, tensor<1xi32>, tensor<f32>, tensor<3x2x2xf32>, tensor<3x2xf32>, tensor<3x2x2xf32>) -> (tensor<3x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>)
  return %z#0, %z#1 : tensor<3x2x2xf32>, tensor<2x2x2xf32>
}

// -----

func.func public @lu_solve(%x: tensor<2x3x3xf32>, %p: tensor<2x3xi32>, %y: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %z = "typed_xla.lu_solve"(%x, %p, %y) <{transpose = false}> : (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %z : tensor<2x3x4xf32>
}

// -----

func.func public @lu_solve_once(%x: tensor<3x3xf32>, %p: tensor<3xi32>, %y: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %z = "typed_xla.lu_solve"(%x, %p, %y) <{transpose = true}> : (tensor<3x3xf32>, tensor<3xi32>, tensor<3x1xf32>) -> tensor<3x1xf32>
  return %z : tensor<3x1xf32>
}

// -----

func.func public @fft(%x: tensor<2x3x4xf32>) -> tensor<2x3x3xcomplex<f32>> {
  %z = stablehlo.fft %x, type = RFFT, length = [3, 4] : (tensor<2x3x4xf32>) -> tensor<2x3x3xcomplex<f32>>
  return %z : tensor<2x3x3xcomplex<f32>>
}

// -----

func.func public @rng_bit_generator(%x: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>) {
  %z:2 = stablehlo.rng_bit_generator %x, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>)
  return %z#0, %z#1 : tensor<2xui64>, tensor<3x2xui32>
}

// -----

func.func public @rng_bit_generator_of_signed(%x: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xi32>) {
  %z:2 = stablehlo.rng_bit_generator %x, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xi32>)
  return %z#0, %z#1 : tensor<2xui64>, tensor<3x2xi32>
}

// -----

func.func public @batch_norm_training(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>) {
  %z:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %z#0, %z#2 : tensor<2x3xf32>, tensor<3xf32>
}

// -----

func.func public @batch_norm_inference(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<2x3xf32> {
  %z = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %z : tensor<2x3xf32>
}

// -----

func.func public @batch_norm_grad(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %z:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %z#0, %z#1, %z#2 : tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

func.func public @map(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %z = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    %m = stablehlo.multiply %p, %q : tensor<i32>
    %r = stablehlo.add %s, %m : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %z : tensor<2x3xi32>
}

// -----

func.func public @map_of_constant(%x: tensor<2xi32>) -> tensor<2xi32> {
  %z = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>):
    %r = stablehlo.constant dense<3> : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @conditional(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %z:3 = "stablehlo.if"(%p) ({
    %a = stablehlo.add %x, %y : tensor<2xf32>
    stablehlo.return %a, %y, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }, {
    %b = stablehlo.multiply %x, %x : tensor<2xf32>
    stablehlo.return %b, %y, %b : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %z#0, %z#1, %z#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

func.func public @case(%p: tensor<i32>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %z = "stablehlo.case"(%p) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %b = stablehlo.multiply %x, %y : tensor<2xi32>
    stablehlo.return %b : tensor<2xi32>
  }, {
    %c = stablehlo.constant dense<7> : tensor<2xi32>
    stablehlo.return %c : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @case_of_one(%p: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %z = "stablehlo.case"(%p) ({
    stablehlo.return %x : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %z : tensor<2xi32>
}

// -----

func.func public @while_loop(%n: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>, %k: tensor<f32>) -> (tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.clamp %zero, %n, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %z:4 = "stablehlo.while"(%zero, %x, %y, %k) ({
  ^bb0(%i: tensor<i32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>):
    %more = stablehlo.compare LT, %i, %last, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>):
    %d = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %e = stablehlo.maximum %a, %d : tensor<2xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %f = stablehlo.add %b, %y : tensor<2xf32>
    stablehlo.return %j, %f, %e, %c : tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>
  }) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>)
  return %z#0, %z#1, %z#2, %z#3 : tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>
}

// -----

func.func public @while_loop_of_loops(%n: tensor<i32>, %m: tensor<i32>, %x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.clamp %zero, %n, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %most = stablehlo.clamp %zero, %m, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %z:2 = "stablehlo.while"(%zero, %x) ({
  ^bb0(%i: tensor<i32>, %a: tensor<i32>):
    %more = stablehlo.compare LT, %i, %last, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<i32>):
    %w:2 = "stablehlo.while"(%i, %a) ({
    ^bb0(%j: tensor<i32>, %b: tensor<i32>):
      %rest = stablehlo.compare LT, %j, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %rest : tensor<i1>
    }, {
    ^bb0(%j: tensor<i32>, %b: tensor<i32>):
      %k = stablehlo.add %j, %one : tensor<i32>
      %c = stablehlo.multiply %b, %k : tensor<i32>
      %d = stablehlo.add %c, %i : tensor<i32>
      stablehlo.return %k, %d : tensor<i32>, tensor<i32>
    }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %l = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %l, %w#1 : tensor<i32>, tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %z#0, %z#1 : tensor<i32>, tensor<i32>
}

// -----

func.func public @loop_in_branch(%n: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.clamp %zero, %n, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %p = stablehlo.compare EQ, %last, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %y = stablehlo.add %x, %one : tensor<i32>
  %z = "stablehlo.if"(%p) ({
    %w = "stablehlo.while"(%n) ({
    ^bb0(%i: tensor<i32>):
      %more = stablehlo.compare NE, %i, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }, {
    ^bb0(%i: tensor<i32>):
      %j = stablehlo.subtract %i, %one : tensor<i32>
      stablehlo.return %j : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %s = stablehlo.add %w, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }, {
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %z : tensor<i32>
}

// -----

func.func public @loop_in_last_case(%n: tensor<i32>, %k: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.clamp %zero, %n, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %same = stablehlo.clamp %zero, %k, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %p = stablehlo.compare EQ, %last, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %q = stablehlo.compare EQ, %same, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %both = stablehlo.and %p, %q : tensor<i1>
  %index = stablehlo.select %both, %five, %zero : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %z:2 = "stablehlo.case"(%index) ({
    stablehlo.return %n, %k : tensor<i32>, tensor<i32>
  }, {
    stablehlo.return %k, %n : tensor<i32>, tensor<i32>
  }, {
    %w = "stablehlo.while"(%n) ({
    ^bb0(%i: tensor<i32>):
      %more = stablehlo.compare NE, %i, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }, {
    ^bb0(%i: tensor<i32>):
      %j = stablehlo.subtract %i, %one : tensor<i32>
      stablehlo.return %j : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %v = "stablehlo.while"(%k) ({
    ^bb0(%i: tensor<i32>):
      %more = stablehlo.compare NE, %i, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }, {
    ^bb0(%i: tensor<i32>):
      %j = stablehlo.subtract %i, %one : tensor<i32>
      stablehlo.return %j : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %w, %v : tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %z#0, %z#1 : tensor<i32>, tensor<i32>
}

// -----

func.func public @loop_in_loop(%n: tensor<i32>, %k: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.clamp %zero, %n, %five : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %p = stablehlo.compare EQ, %last, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %z:2 = "stablehlo.while"(%p, %n) ({
  ^bb0(%go: tensor<i1>, %a: tensor<i32>):
    stablehlo.return %go : tensor<i1>
  }, {
  ^bb0(%go: tensor<i1>, %a: tensor<i32>):
    %w = "stablehlo.while"(%a) ({
    ^bb0(%i: tensor<i32>):
      %more = stablehlo.compare NE, %i, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }, {
    ^bb0(%i: tensor<i32>):
      %j = stablehlo.subtract %i, %one : tensor<i32>
      stablehlo.return %j : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %b = stablehlo.subtract %w, %one : tensor<i32>
    %stop = stablehlo.not %go : tensor<i1>
    stablehlo.return %stop, %b : tensor<i1>, tensor<i32>
  }) : (tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
  %r = stablehlo.add %z#1, %k : tensor<i32>
  return %r : tensor<i32>
}

// -----

func.func @optimization_barrier(%x: tensor<3xf32>, %y: tensor<2x2xi32>) -> (tensor<3xf32>, tensor<2x2xi32>) {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<3xf32>, tensor<2x2xi32>
  return %0#0, %0#1 : tensor<3xf32>, tensor<2x2xi32>
}

// -----

func.func @checkpoint(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = "typed_xla.checkpoint"(%x, %y) <{barrier = true}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    %1 = stablehlo.multiply %a, %b : tensor<3xf32>
    %2 = stablehlo.sine %b : tensor<3xf32>
    stablehlo.return %1, %2 : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

// -----

func.func public @eigh(%x: tensor<2x2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2x2xf32>) {
  %r:2 = "typed_xla.eigh"(%x) : (tensor<2x2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2x2xf32>)
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2x2x2xf32>
}

// -----

func.func public @svd(%x: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>) {
  %r:3 = "typed_xla.svd"(%x) : (tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>
}
