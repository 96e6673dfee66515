// Vectors have three elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 2], y: &f32![4, 2]) -> f32![4, 2] {
    cross(x, y)
}

fn main() {}
