// Logits have a dimension of classes.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32, y: i32) -> f32 {
    cross_entropy(x, y)
}

fn main() {}
