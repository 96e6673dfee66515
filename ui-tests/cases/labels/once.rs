// One mistake is reported once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![4]) -> f32![2] {
    let z("i") = x("i,j") * y("j");
    let u("i") = z("i") * z("i");
    (u("i") + z("i"))("i")
}

fn main() {}
