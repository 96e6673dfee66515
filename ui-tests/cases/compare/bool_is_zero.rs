// The help negates the whole operand.
use typed_xla::prelude::*;

#[computation]
fn f(a: &bool![4], b: &bool![4], x: &f32![4]) -> f32![4] {
    select(0 == a & b, x, 0.0)
}

fn main() {}
