// Features and batch must not both have groups.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 4, 4], w: &f32![2, 2, 2]) -> f32![1, 2, 3] {
    conv(x, w, feature_group_count = 2, batch_group_count = 2)
}

fn main() {}
