// A dimension is not both batch and contracting.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![8, 32, 64], b: &f32![8, 64, 16]) -> f32![8, 32, 16] {
    dot_general(a, b, [0], [0], [0], [1])
}

fn main() {}
