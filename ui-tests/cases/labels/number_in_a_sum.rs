// A number has no labels to be added by.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![3, 2] {
    let z("j,i") = x("i,j") + 1.0;
    z
}

fn main() {}
