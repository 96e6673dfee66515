// A label that occurs once in the operands is in the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![2]) -> f32![2] {
    let z("i") = y("i") * x("i,j");
    z
}

fn main() {}
