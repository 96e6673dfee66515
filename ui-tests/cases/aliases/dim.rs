// PyTorch's name for `dimension`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> f32![4, 10] {
    softmax(x, dim = 1)
}

fn main() {}
