// A computation without an operand has no parameters.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    conditional(c, |x| x, || x)
}

fn main() {}
