// Dimensions are the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10]) -> f32![32] {
    logsumexp(x, 2)
}

fn main() {}
