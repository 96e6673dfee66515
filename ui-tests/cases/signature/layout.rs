// A layout is a permutation of the dimensions.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3; {0, 2}]) -> f32![2, 3] {
    x + 1.0
}

fn main() {}
