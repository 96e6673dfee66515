// The labels of the result are those of operands.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3, 4]) -> f32![2, 4] {
    let z("i,l") = x("i,j") * y("j,k");
    z
}

fn main() {}
