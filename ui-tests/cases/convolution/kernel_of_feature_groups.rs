// Groups of features divide the features of the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 4, 4], w: &f32![3, 2, 2]) -> f32![1, 3, 3] {
    conv(x, w, feature_group_count = 2)
}

fn main() {}
