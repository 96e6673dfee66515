// A bound has the operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], high: i32) -> f32![4] {
    clamp(x, 0.0, high)
}

fn main() {}
