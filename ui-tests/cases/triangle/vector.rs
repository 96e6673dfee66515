// A triangle is part of a matrix.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    tril(x)
}

fn main() {}
