// Logits are floating-point.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![32, 10], y: &i32![32]) -> f32![32] {
    cross_entropy(x, y)
}

fn main() {}
