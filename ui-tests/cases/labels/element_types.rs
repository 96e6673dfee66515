// All elements are of one type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &i32![3]) -> f32![2] {
    let z("i") = x("i,j") * y("j");
    z
}

fn main() {}
