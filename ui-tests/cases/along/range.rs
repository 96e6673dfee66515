// `along` names dimensions of the other operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], b: &f32![3]) -> f32![2, 3] {
    x + b.along([2])
}

fn main() {}
