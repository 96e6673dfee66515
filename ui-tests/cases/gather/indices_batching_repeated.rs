// C13: a batching dimension of the indices is listed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], i: &i32![5, 3, 1]) -> f32![5, 3, 4] {
    gather(x, i, [2], [0], [0], 2, [1, 1, 4], operand_batching_dims = [1], start_indices_batching_dims = [1, 1])
}

fn main() {}
