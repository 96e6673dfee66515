// Dimension numbers have a fixed format.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 4, 4, 1], w: &f32![2, 2, 1, 1]) -> f32![1, 3, 3, 1] {
    conv(x, w, dimension_numbers = "NHWC")
}

fn main() {}
