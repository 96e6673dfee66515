// The gradient has the shape of the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], c: &f32![3]) -> (f32![2, 3], f32![3], f32![3]) {
    batch_norm_grad(x, c, c, c, c, 0.001, 1)
}

fn main() {}
