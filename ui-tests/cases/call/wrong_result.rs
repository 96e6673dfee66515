// The result of a call has the declared type.
use typed_xla::prelude::*;

/// A layer.
#[computation]
pub fn double(x: &f32![1024]) -> f32![1024] {
    x * 2.0
}

fn main() {
    let x: f32![1024] = Tensor::zeros();
    let _y: f32![1000] = double(&x);
}
