// Groups divide the features.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 3, 4], w: &f32![2, 1, 2]) -> f32![1, 2, 3] {
    conv(x, w, feature_group_count = 2)
}

fn main() {}
