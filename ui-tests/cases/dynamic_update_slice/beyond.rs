// An update is not larger than the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3, 3], i: &i32![2]) -> f32![2, 3] {
    dynamic_update_slice(x, y, i)
}

fn main() {}
