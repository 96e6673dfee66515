// A size from plain Rust that is too small is detected when the program is built.
use typed_xla::prelude::*;

#[computation]
fn first_three<N: Dim>(x: &f32![N]) -> f32![3] {
    x[0..3]
}

fn main() {
    let x: f32![2] = Tensor::zeros();
    let _ = first_three(&x);
}
