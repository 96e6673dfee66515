// C13: batching dimensions are the input's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], i: &i32![5, 3, 1], u: &f32![5, 3, 4]) -> f32![2, 3, 4] {
    scatter(|a, b| a + b, x, i, u, [2], [0], [0], 2, input_batching_dims = [3], scatter_indices_batching_dims = [1])
}

fn main() {}
