// `along` on a variable names a dimension of the operand's size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], b: &f32![3]) -> f32![2, 3] {
    let y = b.along([0]);
    add(x, y)
}

fn main() {}
