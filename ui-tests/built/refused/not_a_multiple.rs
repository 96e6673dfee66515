// An asserted multiple does not hold, for a call from plain Rust.
use typed_xla::prelude::*;

#[computation]
fn pairs<F: Dim>(x: &f32![F]) -> f32![F / 2, 2] {
    assert!(F % 2 == 0);
    reshape(x, [F / 2, 2])
}

fn main() {
    let x: f32![5] = Tensor::zeros();
    let _ = pairs(&x);
}
