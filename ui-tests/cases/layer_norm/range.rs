// Dimensions are the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 64]) -> f32![32, 64] {
    layer_norm(x, dimensions = [2])
}

fn main() {}
