// A known scalar has its own element type.
use typed_xla::prelude::*;

#[known]
const HALF: f32 = 0.5;

#[computation]
fn f(x: &f64![4]) -> f64![4] {
    x * HALF
}

fn main() {}
