// There is an index for each operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2, 2] {
    stack((x, x, x))
}

fn main() {}
