// The operand determines the shape: bounds cannot be arrays if it is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32, high: &f32![4]) -> f32![4] {
    clamp(x, 0.0, high)
}

fn main() {}
