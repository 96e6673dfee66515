// The kernel has the features of the input.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 3, 4], w: &f32![2, 4, 2]) -> f32![1, 2, 3] {
    conv(x, w)
}

fn main() {}
