// Operands of different ranks need `along`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], b: &f32![10]) -> f32![32, 10] {
    x + b
}

fn main() {}
