// All arrays of a composition have labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3, 4]) -> f32![2, 4] {
    let z("i,k") = x("i,j") * y;
    z
}

fn main() {}
