// C22: `offset_dims` are the dimensions of the windows in the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![3, 2] {
    gather(x, i, [1], [0], [0], 1, [1, 3])
}

fn main() {}
