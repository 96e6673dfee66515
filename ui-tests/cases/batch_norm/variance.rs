// There is a variance for each feature.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], c: &f32![3], d: &f32![2]) -> f32![2, 3] {
    batch_norm_inference(x, c, c, c, d, 0.001, 1)
}

fn main() {}
