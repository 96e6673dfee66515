// Square matrices have an inverse.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 2]) -> f32![2, 3] {
    inverse(a)
}

fn main() {}
