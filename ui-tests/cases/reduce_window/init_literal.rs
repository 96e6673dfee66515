// The initial value is of the operand's type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(add, x, 0, [2, 2])
}

fn main() {}
