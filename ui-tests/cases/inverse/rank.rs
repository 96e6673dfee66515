// A number's inverse is a quotient.
use typed_xla::prelude::*;

#[computation]
fn f(a: f32) -> f32 {
    inverse(a)
}

fn main() {}
