// An operation of one operand takes one.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    exp(x, y)
}

fn main() {}
