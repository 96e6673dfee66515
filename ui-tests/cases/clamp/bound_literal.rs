// A bound that is a literal fits the operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &u8![4]) -> u8![4] {
    clamp(x, 0, 256)
}

fn main() {}
