// Reversal is a list of flags.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 2]) -> f32![1, 1, 3] {
    conv_with_general_padding(x, w, window_reversal = [1])
}

fn main() {}
