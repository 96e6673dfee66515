// C8: collapsed dimensions are the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [2], [0], 1, [1, 3])
}

fn main() {}
