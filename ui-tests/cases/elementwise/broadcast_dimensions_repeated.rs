// `broadcast_dimensions` holds each dimension once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3, 3], b: &f32![3, 3, 3]) -> f32![3, 3, 3] {
    add(x, b, broadcast_dimensions = [1, 1])
}

fn main() {}
