// A stride is 1 or more.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 2]) -> f32![1, 1, 3] {
    conv(x, w, [0])
}

fn main() {}
