// C9: a dimension is inserted or batching, not both.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![2], u: &f32![2]) -> f32![2, 3] {
    scatter(|a, b| a + b, x, i, u, [], [0, 1], [1], 1, input_batching_dims = [0], scatter_indices_batching_dims = [0])
}

fn main() {}
