//! A mistake in a body is reported as it is by a build.

use typed_xla::prelude::*;

#[computation]
fn product(x: &f32![3, 4], y: &f32![3, 4]) -> f32![3, 3] {
    dot(x, y)
}

fn main() {
    product(&Tensor::zeros(), &Tensor::zeros());
}
