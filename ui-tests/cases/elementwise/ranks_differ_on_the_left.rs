// The error is reported at the operand of lower rank.
use typed_xla::prelude::*;

#[computation]
fn f(b: &f32![10], x: &f32![32, 10]) -> f32![32, 10] {
    b * x
}

fn main() {}
