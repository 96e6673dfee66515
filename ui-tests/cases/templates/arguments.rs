// Arguments for functions, element types and sizes.
use typed_xla::prelude::*;

#[computation]
fn apply<N: Dim>(f: impl Fn(&f32![N]) -> f32![N], x: &f32![N]) -> f32![N] {
    f(x)
}

#[computation]
fn half<E: Float>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
    let half: E = 0.5;
    x * half
}

#[computation]
fn padded<E: Float, N: Dim>(x: &Tensor![E; 2]) -> Tensor![E; N] {
    full(E, [N], 1.0) + sum(x)
}

#[computation]
fn not_a_function(x: &f32![2]) -> f32![2] {
    apply(x, x)
}

#[computation]
fn too_many(x: &f32![2]) -> f32![2] {
    apply(|a| a, x, 1.0)
}

#[computation]
fn parameters(x: &f32![2]) -> f32![2] {
    apply(|a, b| a + b, x)
}

#[computation]
fn result(x: &f32![2]) -> f32![2] {
    apply(|a| sum(a), x)
}

#[computation]
fn element(x: &i32![2]) -> i32![2] {
    half(x)
}

#[computation]
fn size(x: &f32![2]) -> f32![2] {
    padded(x)
}

#[computation]
fn rank(x: &f32![2, 2]) -> f32![2, 2] {
    half(x)
}

fn main() {}
