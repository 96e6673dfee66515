// A permutation lists existing dimensions.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![3, 2] {
    transpose(x, [2, 1])
}

fn main() {}
