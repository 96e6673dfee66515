// Probabilities have the logits' element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], y: &f64![32, 10]) -> f32![32] {
    cross_entropy(x, y)
}

fn main() {}
