// Labels are written as one string.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![3, 2] {
    let z("j,i") = x("i", "j");
    z
}

fn main() {}
