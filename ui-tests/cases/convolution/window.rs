// A window has elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 0]) -> f32![1, 1, 5] {
    conv(x, w)
}

fn main() {}
