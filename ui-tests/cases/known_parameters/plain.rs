// Plain Rust calls a computation that states what is known.
use typed_xla::prelude::*;

#[computation]
fn standardize<E: Float>(x: &Tensor![E; ..S], #[known] dimension: i64) -> Tensor![E; ..S] {
    x - mean(x, dimension, keep = true)
}

fn main() {
    let x: f32![2] = tensor![1.0, 2.0];
    let y: f32![2] = standardize(&x, 0);
    assert_eq!(y, x);
    let _ = standardize(&x, 0);
}
