// There is a flag for each spatial dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4, 4], w: &f32![1, 1, 2, 2]) -> f32![1, 1, 3, 3] {
    conv_with_general_padding(x, w, window_reversal = true)
}

fn main() {}
