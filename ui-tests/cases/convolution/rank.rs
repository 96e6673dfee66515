// There are a batch and features.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![2]) -> f32![3] {
    conv(x, w)
}

fn main() {}
