// There is one group at least.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 4, 4], w: &f32![2, 4, 2]) -> f32![1, 2, 3] {
    conv(x, w, feature_group_count = 0)
}

fn main() {}
