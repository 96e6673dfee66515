// `broadcast_dimensions` has a number for each dimension of the operand of lower rank.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], b: &f32![3, 4]) -> f32![2, 3, 4] {
    add(x, b, broadcast_dimensions = [1])
}

fn main() {}
