// Dimensions are the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    mean(x, 5)
}

fn main() {}
