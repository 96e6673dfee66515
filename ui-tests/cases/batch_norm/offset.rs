// There is an offset for each feature.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], c: &f32![3], d: &f32![2]) -> f32![2, 3] {
    batch_norm_inference(x, c, d, c, c, 0.001, 1)
}

fn main() {}
