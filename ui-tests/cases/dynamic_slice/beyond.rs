// A slice is not larger than the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![2]) -> f32![1, 4] {
    dynamic_slice(x, i, [1, 4])
}

fn main() {}
