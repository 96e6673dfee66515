// The result has an element for each window.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![2, 1, 3]) -> f32![1, 2, 4] {
    conv(x, w)
}

fn main() {}
