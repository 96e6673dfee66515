// Dimensions are the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    reduce(add, x, 0.0, dimensions = [2])
}

fn main() {}
