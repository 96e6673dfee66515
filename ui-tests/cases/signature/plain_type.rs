// A type is a tensor's.
use typed_xla::prelude::*;

#[computation]
fn f(x: Vec<f32>) -> f32![4] {
    x + 1.0
}

fn main() {}
