// C18: a batching dimension has no start index.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![2, 1]) -> f32![2, 3] {
    gather(x, i, [1], [], [0], 1, [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0])
}

fn main() {}
