// Padding is a list of pairs.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 2]) -> f32![1, 1, 5] {
    conv_with_general_padding(x, w, padding = [1, 1])
}

fn main() {}
