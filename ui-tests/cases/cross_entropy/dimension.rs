// The dimension of classes is the logits'.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], y: &i32![32]) -> f32![32] {
    cross_entropy(x, y, dimension = 2)
}

fn main() {}
