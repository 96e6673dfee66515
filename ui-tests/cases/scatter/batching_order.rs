// C12: batching dimensions of the input increase.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], i: &i32![3, 2], u: &f32![3, 4, 2]) -> f32![2, 3, 4] {
    scatter(|a, b| a + b, x, i, u, [1], [], [2], 2, input_batching_dims = [1, 0], scatter_indices_batching_dims = [0, 1])
}

fn main() {}
