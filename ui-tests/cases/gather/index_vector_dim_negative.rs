// C2: dimensions are not counted from the end.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [0], [0], index_vector_dim = -1, slice_sizes = [1, 3])
}

fn main() {}
