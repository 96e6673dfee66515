// There is a dilation of the array for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(x, 0.0, add, [2, 2], base_dilations = [2])
}

fn main() {}
