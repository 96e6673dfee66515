// C20: a window has a size in each dimension of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [0], [0], 1, [1])
}

fn main() {}
