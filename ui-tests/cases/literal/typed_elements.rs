// An array literal may have elements with a type, which all elements have.
use typed_xla::prelude::*;

#[known]
const RATE: f32 = 0.5;

#[computation]
fn right(x: &f32![2, 3]) -> f32![2] {
    let limits: f32![2] = [0.0, f32::NEG_INFINITY];
    cross_entropy(x, [1i32, 2]) + limits * [RATE, 1.0] + reshape([[1.0f32], [2.0]], [2])
}

#[computation]
fn mixed(x: &f32![2]) -> f32![2] {
    x + [1.0f32, 2.0f64]
}

#[computation]
fn ragged(x: &f32![2, 1]) -> f32![2, 1] {
    x + [[1.0f32], [2.0, 3.0]]
}

#[computation]
fn untyped(x: &f32![2, 3]) -> f32![2] {
    cross_entropy(x, [1, 2])
}

#[computation]
fn unknown(x: f32) -> f32![2] {
    [x, 1.0f32]
}

fn main() {}
