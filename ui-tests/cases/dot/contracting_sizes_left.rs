// The help suggests the left operand's other dimension if that fits.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![784, 32], w: &f32![784, 128]) -> f32![32, 128] {
    dot(x, w)
}

fn main() {}
