// A callee takes three elements of an array that has two in this call.
use typed_xla::prelude::*;

#[computation]
fn first_three<N: Dim>(x: &f32![N]) -> f32![3] {
    x[0..3]
}

#[computation]
fn pair(x: &f32![2]) -> f32![3] {
    first_three(x)
}

fn main() {
    let _ = pair(&Tensor::zeros());
}
