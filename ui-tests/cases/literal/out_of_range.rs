// A literal is in the range of the other operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(n: &i8![4]) -> i8![4] {
    n + 200
}

fn main() {}
