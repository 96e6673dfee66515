// `broadcast_in_dim` has a number for each dimension of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![2, 3] {
    broadcast_in_dim(x, [2, 3], [0, 1])
}

fn main() {}
