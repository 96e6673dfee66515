// There is a stride for each spatial dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4, 4], w: &f32![1, 1, 2, 2]) -> f32![1, 1, 2, 2] {
    conv(x, w, [2])
}

fn main() {}
