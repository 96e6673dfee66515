// The value is of the operand's type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], v: i32) -> f32![4] {
    pad(x, v, [1], [1])
}

fn main() {}
