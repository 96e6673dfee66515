// `broadcast_in_dim` maps to dimensions of the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![2, 3] {
    broadcast_in_dim(x, [2, 3], [2])
}

fn main() {}
