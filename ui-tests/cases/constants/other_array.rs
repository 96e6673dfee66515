// An array of a constant has the constant's type.
use typed_xla::prelude::*;

#[known]
const STEPS: [f32; 2] = [1.0, 2.0];

#[known]
const TABLE: [[f32; 3]; 2] = [STEPS, [0.0; 3]];

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    x + TABLE
}

fn main() {}
