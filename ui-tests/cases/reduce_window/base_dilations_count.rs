// There is a dilation of the array for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(add, x, 0.0, [2, 2], base_dilations = [2])
}

fn main() {}
