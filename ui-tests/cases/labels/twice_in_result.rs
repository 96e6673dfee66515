// A result has each label once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2, 2] {
    let z("i,i") = x("i");
    z
}

fn main() {}
