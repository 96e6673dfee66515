// The padding of the derivative depends on the size of the window.
use typed_xla::prelude::*;

#[computation]
fn back<M: Dim>(x: &f32![1, 1, 8], k: &f32![1, 1, M]) -> f32![1, 1, 8] {
    grad(|x| sum(conv_with_general_padding(x, k)))(x)
}

fn main() {}
