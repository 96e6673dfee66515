// All operands have the same element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f16![2]) -> f32![2, 2] {
    stack((x, y))
}

fn main() {}
