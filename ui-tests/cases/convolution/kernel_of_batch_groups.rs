// Groups of the batch divide the features of the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 1, 4], w: &f32![3, 1, 2]) -> f32![2, 3, 3] {
    conv(x, w, batch_group_count = 2)
}

fn main() {}
