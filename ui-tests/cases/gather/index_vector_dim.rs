// C2: `index_vector_dim` is a dimension of the indices, or one past the last.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [0], [0], 2, [1, 3])
}

fn main() {}
