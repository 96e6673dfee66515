// A declaration has an initial value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    let z("i");
    x
}

fn main() {}
