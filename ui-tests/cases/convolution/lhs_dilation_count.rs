// There is a dilation for each spatial dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 2]) -> f32![1, 1, 6] {
    conv_with_general_padding(x, w, lhs_dilation = [2, 2])
}

fn main() {}
