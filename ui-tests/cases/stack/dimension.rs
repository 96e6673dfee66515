// The new dimension is between the others, or at an end.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![2]) -> f32![2, 2] {
    stack((x, y), 2)
}

fn main() {}
