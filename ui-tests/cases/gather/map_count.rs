// C3: each part of an index vector is for one dimension of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![5, 2]) -> f32![5, 3] {
    gather(x, i, [1], [0], [0], 1, [1, 3])
}

fn main() {}
