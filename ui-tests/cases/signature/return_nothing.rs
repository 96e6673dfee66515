// The body ends in its value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x + 1.0;
}

fn main() {}
