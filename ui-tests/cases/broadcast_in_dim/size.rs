// A dimension maps to one of its size, or has size 1.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![2, 3] {
    broadcast_in_dim(x, [2, 3], [0])
}

fn main() {}
