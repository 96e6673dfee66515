// C6: a dimension is collapsed or batching, not both.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![2]) -> f32![2] {
    gather(x, i, [], [0, 1], [1], 1, [1, 1], operand_batching_dims = [0], start_indices_batching_dims = [0])
}

fn main() {}
