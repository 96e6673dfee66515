// A computation has a parameter for each operand.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    conditional(c, x, |x, y| x + y, x, |x| x)
}

fn main() {}
