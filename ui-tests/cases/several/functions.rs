// The mistakes of two functions are all reported.
use typed_xla::prelude::*;

#[computation]
fn double(x: &f32![4]) -> f32![4] {
    x * 2
}

#[computation]
fn quarter(x: &f32![4]) -> f32![4] {
    x / 4
}

fn main() {
    let x: f32![4] = Tensor::zeros();
    let _ = quarter(&double(&x));
}
