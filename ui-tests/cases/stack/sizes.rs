// All operands have the same sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![2, 4]) -> f32![2, 2, 3] {
    stack((x, y))
}

fn main() {}
