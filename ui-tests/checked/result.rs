//! The type of a result is that of the signature.

use typed_xla::prelude::*;

#[computation]
fn doubled(x: f32![3]) -> f32![3] {
    x + x
}

fn wrong_size(x: f32![3]) -> f32![4] {
    doubled(x)
}

fn main() {
    let x = tensor![1.0, 2.0, 3.0];
    wrong_size(x);
}
