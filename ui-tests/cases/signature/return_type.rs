// The body returns the type of the signature.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 784], w: &f32![784, 10]) -> f32![32, 12] {
    dot(x, w)
}

fn main() {}
