// A number cannot be a term of a sum with labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![3, 2] {
    let z("j,i") = x("i,j") + 1.0;
    z
}

fn main() {}
