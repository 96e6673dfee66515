// A named operation takes the operand's elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32 {
    reduce(and, x, 0.0)
}

fn main() {}
