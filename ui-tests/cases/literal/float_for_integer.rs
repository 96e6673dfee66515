// A literal has the element type of the other operand.
use typed_xla::prelude::*;

#[computation]
fn f(n: &i32![4]) -> i32![4] {
    n * 2.5
}

fn main() {}
