// There are no loops.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    while x < 3.0 {}
    x
}

fn main() {}
