// The result of a composition has labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3, 4]) -> f32![2, 4] {
    let z = x("i,j") * y("j,k");
    z
}

fn main() {}
