// C15: `index_vector_dim` is not a batching dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], i: &i32![5, 3, 1]) -> f32![5, 3, 4] {
    gather(x, i, [2], [0], [0], 2, [1, 1, 4], operand_batching_dims = [1], start_indices_batching_dims = [2])
}

fn main() {}
