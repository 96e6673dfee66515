// The numbers of a constant can be counted.
use typed_xla::prelude::*;

#[known]
const ZEROS: [f32; 1_000_000_000] = [0.0; 1_000_000_000];

#[computation]
fn f(x: f32) -> f32 {
    x + sum(ZEROS)
}

fn main() {}
