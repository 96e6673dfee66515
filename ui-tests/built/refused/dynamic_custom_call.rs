// A custom function is generic in a size, which is dynamic in a call from plain Rust.
use typed_xla::prelude::*;

#[custom_call]
fn reversed<N: Dim>(x: &f32![N]) -> f32![N] {
    Tensor::from_fn(|[i]| x[[N::SIZE - 1 - i]])
}

#[computation]
fn mirrored<N: Dim>(x: &f32![N]) -> f32![N] {
    x + reversed(x)
}

fn main() {
    let x: f32![?] = Tensor::from_slice(&[1.0, 2.0]).unwrap();
    let _ = mirrored(&x);
}
