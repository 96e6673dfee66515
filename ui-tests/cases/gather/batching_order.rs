// C10: batching dimensions of the operand increase.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], i: &i32![3, 2]) -> f32![3, 4, 2] {
    gather(x, i, [1], [], [2], 2, [1, 1, 4], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1])
}

fn main() {}
