// A mistake that depends on the arguments is reported at the call, with the line inside.
use typed_xla::prelude::*;

#[computation]
fn rows<E: Float, N: Dim, M: Dim>(x: &Tensor![E; N], y: &Tensor![E; M]) -> Tensor![E; N] {
    x + y
}

#[computation]
fn outer<E: Float>(x: &Tensor![E; 2], y: &Tensor![E; 3]) -> Tensor![E; 2] {
    rows(x, y)
}

#[computation]
fn direct(x: &f32![2], y: &f32![3]) -> f32![2] {
    let same = rows(x, x);
    same + rows(x, y)
}

#[computation]
fn nested<E: Real>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
    smooth(x)
}

#[computation]
fn smooth<E: Real>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
    exp(x)
}

#[computation]
fn integers(x: &i32![2]) -> i32![2] {
    nested(x)
}

fn main() {}
