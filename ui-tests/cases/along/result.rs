// A result cannot be an operand of `along`.
use typed_xla::prelude::*;

#[computation]
fn f(b: &f32![3]) -> f32![2, 3] {
    b.along([1])
}

fn main() {}
