// `broadcast_dimensions` increases: `transpose` changes the order of dimensions.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3, 3], y: &f32![3, 3]) -> f32![3, 3] {
    add(x, y, broadcast_dimensions = [1, 0])
}

fn main() {}
