// A constant that a body refers to is marked.
use typed_xla::prelude::*;

const RATE: f32 = 0.1;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x * RATE
}

fn main() {}
