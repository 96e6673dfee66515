// The result has the operand's sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![3] {
    cumulative_sum(x, 0)
}

fn main() {}
