// Types of Rust that have another form in a computation.
use typed_xla::prelude::*;

#[computation]
fn numbers<N: Dim>(x: &[f32; N], n: usize) -> f32 {
    x[0] + f32(n)
}

#[computation]
fn converted(n: i32) -> f32 {
    f32(n)
}

#[computation]
fn vector(x: Vec<f32>) -> Tensor<f32, (Size<2>,)> {
    x
}

fn main() {}
