// An operation of two operands takes two.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    max(x)
}

fn main() {}
