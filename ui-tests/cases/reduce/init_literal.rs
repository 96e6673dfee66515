// The initial value is a literal of the operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![2, 3]) -> i32![2] {
    reduce(x, 0.5, add, dimensions = [1])
}

fn main() {}
