// A result of a known size, made of one that only a call knows.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3]) -> f32![2, 3] {
    exp(x)
}

fn main() {}
