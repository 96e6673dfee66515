// An array has as many elements as its type says.
use typed_xla::prelude::*;

#[known]
const STEPS: [f32; 3] = [1.0, 2.0];

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    x + STEPS
}

fn main() {}
