// Operands have one shape.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![5]) -> f32![4] {
    map(|a, b| a * b, (x, y))
}

fn main() {}
