// Class numbers have the logits' shape without the classes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], y: &i32![10]) -> f32![32] {
    cross_entropy(x, y)
}

fn main() {}
