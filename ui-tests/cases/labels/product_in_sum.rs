// A product in a sum that is a factor needs its own labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 2], y: &f32![2, 2]) -> f32![2, 2] {
    let z("i,l") = (x("i,j") * y("j,k") + x("i,k")) * y("k,l");
    z
}

fn main() {}
