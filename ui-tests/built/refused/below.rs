// A callee's check of a generic size fails, for a call from plain Rust.
use typed_xla::prelude::*;

#[computation]
fn two_best<N: Dim>(x: &f32![N]) -> f32![2] {
    let (best, _) = top_k(x, 2);
    best
}

#[computation]
fn best_of_more<M: Dim>(x: &f32![M], y: &f32![M]) -> f32![2] {
    two_best(x) + two_best(y)
}

fn main() {
    let x: f32![1] = Tensor::zeros();
    let _ = best_of_more(&x, &x);
}
