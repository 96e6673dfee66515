// rustc checks a call from plain Rust, and shows the sizes.
use typed_xla::prelude::*;

/// A layer.
#[computation]
pub fn layer(x: &f32![32, 784], w: &f32![784, 10]) -> f32![32, 10] {
    dot(x, w)
}

fn main() {
    let x: f32![32, 784] = Tensor::zeros();
    let w: f32![128, 10] = Tensor::zeros();
    layer(&x, &w);
}
