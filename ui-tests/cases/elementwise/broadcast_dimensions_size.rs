// A dimension is broadcast along one of its own size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], b: &f32![3]) -> f32![2, 3] {
    add(x, b, broadcast_dimensions = [0])
}

fn main() {}
