// The indices have the rank of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![4]) -> f32![4] {
    take_along_dimension(x, i, 1)
}

fn main() {}
