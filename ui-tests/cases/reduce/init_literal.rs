// The initial value is a literal of the operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![2, 3]) -> i32![2] {
    reduce(add, x, 0.5, dimensions = [1])
}

fn main() {}
