// An update is of the operand's type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &i32![2], i: i32) -> f32![4] {
    dynamic_update_slice(x, y, i)
}

fn main() {}
