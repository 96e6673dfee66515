// rustc reports unused variables with labels.
#![deny(unused_variables)]
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    let z("i") = 2.0 * x("i");
    x
}

fn main() {}
