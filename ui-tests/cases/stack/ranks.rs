// All operands have the same rank.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![2, 1]) -> f32![2, 2] {
    stack((x, y))
}

fn main() {}
