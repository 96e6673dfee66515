// Start indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: f32) -> f32![1] {
    dynamic_slice(x, i, [1])
}

fn main() {}
