// C21: a window is not larger than the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 4] {
    gather(x, i, [1], [0], [0], 1, [1, 4])
}

fn main() {}
