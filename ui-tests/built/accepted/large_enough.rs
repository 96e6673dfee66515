// The smallest sizes that a computation admits are accepted.
use typed_xla::prelude::*;

#[computation]
fn first_three<N: Dim>(x: &f32![N]) -> f32![3] {
    x[0..3]
}

#[computation]
fn without_ends<N: Dim>(x: &f32![N + 2]) -> f32![N] {
    x[1..N + 1]
}

fn main() {
    let x: f32![3] = tensor![1.0, 2.0, 3.0];
    assert_eq!(first_three(&x), x);
    let inner: f32![1] = without_ends(&x);
    assert_eq!(inner, tensor![2.0]);
}
