// Training returns three arrays.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], c: &f32![3]) -> f32![2, 3] {
    batch_norm_training(x, c, c, 0.001, 1)
}

fn main() {}
