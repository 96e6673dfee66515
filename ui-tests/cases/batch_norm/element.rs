// All operands have the same element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], c: &f32![3], d: &f16![3]) -> (f32![2, 3], f32![3], f32![3]) {
    batch_norm_training(x, c, d, 0.001, 1)
}

fn main() {}
