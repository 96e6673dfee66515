// The terms of a sum have the sizes of their labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![2, 3]) -> f32![2, 3] {
    let z("i,j") = x("i,j") + y("j,i");
    z
}

fn main() {}
