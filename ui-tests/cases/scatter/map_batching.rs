// C20: a batching dimension has no index.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![2, 1], u: &f32![2, 3]) -> f32![2, 3] {
    scatter(|a, b| a + b, x, i, u, [1], [], [0], 1, input_batching_dims = [0], scatter_indices_batching_dims = [0])
}

fn main() {}
