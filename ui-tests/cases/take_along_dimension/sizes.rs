// The indices have the other sizes of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![5, 2]) -> f32![5, 2] {
    take_along_dimension(x, i, 1)
}

fn main() {}
