// Each dimension has a label.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3]) -> f32![2] {
    let z("i") = x("i,j,k") * y("j");
    z
}

fn main() {}
