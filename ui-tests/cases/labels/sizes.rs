// Dimensions with one label have one size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![64, 784], w: &f32![128, 10]) -> f32![64, 10] {
    let y("n,o") = x("n,i") * w("i,o");
    y
}

fn main() {}
