// The sizes of a generic computation fit each other.
use typed_xla::prelude::*;

#[computation]
fn both<N: Dim>(x: &f32![N], y: &f32![N]) -> f32![N] {
    x + y
}

#[computation]
fn f(x: &f32![4], y: &f32![5]) -> f32![4] {
    both(x, y)
}

fn main() {}
