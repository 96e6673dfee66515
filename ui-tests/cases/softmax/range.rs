// The dimension is the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10]) -> f32![32, 10] {
    softmax(x, dimension = 2)
}

fn main() {}
