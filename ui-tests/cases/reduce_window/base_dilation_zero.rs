// A dilation is 1 or more.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(add, x, 0.0, [2, 2], base_dilations = [2, 0])
}

fn main() {}
