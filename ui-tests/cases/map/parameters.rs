// The computation takes a scalar of each operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    map(|a| a, (x, y))
}

fn main() {}
