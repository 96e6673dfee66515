// The function precedes the operands.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(x, |a| a * a + 1.0)
}

fn main() {}
