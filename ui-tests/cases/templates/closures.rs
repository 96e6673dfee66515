// Mistakes in closures are reported in them.
use typed_xla::prelude::*;

#[computation]
fn apply<N: Dim>(f: impl Fn(&f32![N]) -> f32![N], x: &f32![N]) -> f32![N] {
    f(x)
}

#[computation]
fn unknown(x: &f32![2]) -> f32![2] {
    apply(|a| a * rate, x)
}

#[computation]
fn shapes(x: &f32![2], y: &f32![3]) -> f32![2] {
    apply(|a| a + y, x)
}

#[computation]
fn declared(x: &f32![2]) -> f32![2] {
    let f = |a: f32![3]| a * 2.0;
    f(x)
}

#[computation]
fn itself<E: Float>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
    itself(x)
}

fn main() {}
