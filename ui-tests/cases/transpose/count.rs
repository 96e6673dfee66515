// A permutation has a number for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4]) -> f32![3, 2, 4] {
    transpose(x, [1, 0])
}

fn main() {}
