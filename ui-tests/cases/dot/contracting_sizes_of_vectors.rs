// Vectors have one size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &f32![4]) -> f32![] {
    dot(x, y)
}

fn main() {}
