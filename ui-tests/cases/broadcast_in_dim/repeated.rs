// Two dimensions must not map to the same one.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3, 3]) -> f32![3, 3] {
    broadcast_in_dim(x, [3, 3], [1, 1])
}

fn main() {}
