// An assigned variable is declared with `mut`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    let z("i") = 2.0 * x("i");
    z("i") += x("i");
    z
}

fn main() {}
