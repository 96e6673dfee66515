// A dilation is 1 at least.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 2]) -> f32![1, 1, 2] {
    conv_with_general_padding(x, w, rhs_dilation = [-1])
}

fn main() {}
