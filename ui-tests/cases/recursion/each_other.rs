// Two computations do not call each other.
use typed_xla::prelude::*;

#[computation]
fn g(x: &f32![4]) -> f32![4] {
    f(x)
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    g(x)
}

fn main() {}
