// C1: each dimension of the operand that the windows keep is one of the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [], [0], 1, [1, 3])
}

fn main() {}
