// An update has the operand's rank.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3], i: &i32![2]) -> f32![2, 3] {
    dynamic_update_slice(x, y, i)
}

fn main() {}
