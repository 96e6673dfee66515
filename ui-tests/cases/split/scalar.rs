// A scalar has no parts.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    split(x, [1]).0
}

fn main() {}
