// A tensor is written with `tensor!`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    const STEPS: f32![4] = [1.0, 2.0, 3.0, 4.0];
    x + STEPS
}

fn main() {}
