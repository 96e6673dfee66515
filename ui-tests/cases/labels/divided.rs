// Labels do not divide.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![2]) -> f32![2] {
    let z("i") = x("i") / y("i");
    z
}

fn main() {}
