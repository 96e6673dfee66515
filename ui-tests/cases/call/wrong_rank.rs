// A call from plain Rust with another rank.
use typed_xla::prelude::*;

/// A layer.
#[computation]
pub fn double(x: &f32![2, 2]) -> f32![2, 2] {
    x * 2.0
}

fn main() {
    let x: f32![4] = Tensor::zeros();
    let _ = double(&x);
}
