// A bound is a scalar or has the operand's shape.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], low: &f32![2]) -> f32![4] {
    clamp(x, low, 1.0)
}

fn main() {}
