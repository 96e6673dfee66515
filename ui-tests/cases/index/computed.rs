// A computed index is an integer or a vector of integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5], i: f32, m: &bool![5]) -> f32 {
    x[i] + sum(x[m])
}

fn main() {}
