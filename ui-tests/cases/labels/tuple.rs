// Only arrays have labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    let pair = (x, x);
    let z("i") = pair("i") + x("i");
    z
}

fn main() {}
