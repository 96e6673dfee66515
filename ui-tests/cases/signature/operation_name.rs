// A computation does not have the name of an operation.
use typed_xla::prelude::*;

#[computation]
fn softmax(x: &f32![2]) -> f32![2] {
    x + 1.0
}

fn main() {}
