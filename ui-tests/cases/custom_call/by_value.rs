// Tensors are handed over borrowed.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: f32![2]) -> f32![2] {
    x
}

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    g(x)
}

fn main() {}
