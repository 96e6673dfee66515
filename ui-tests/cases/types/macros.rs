// Macros that are not types, in signatures: one message each, and none from rustc.
use typed_xla::prelude::*;

#[computation]
fn parameter<E: Float>(x: &E![4]) -> E {
    sum(x)
}

#[computation]
fn result<E: Float>(x: &Tensor![E; 4]) -> E![4] {
    x
}

#[computation]
fn literal(x: &tensor![f32, 4]) -> f32 {
    sum(x)
}

#[computation]
fn generic<E: Float, N: Dim>(x: &tensor![E; N, 4]) -> E {
    sum(x)
}

#[computation]
fn capital(x: &(F32![2], i32)) -> f32![2] {
    x.0
}

#[computation]
fn unknown(x: &f33![4]) -> f32 {
    sum(x)
}

#[custom_call]
fn custom(x: &matrix![2, 2]) -> f32![2] {
    x.diagonal()
}

fn main() {
    let x = tensor![1.0, 2.0, 3.0, 4.0];
    let y: f32 = unknown(&x) + literal(&x);
}
