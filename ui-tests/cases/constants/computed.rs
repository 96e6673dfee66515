// The value of a constant is known.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    const STEP: f32 = sum(x);
    x + STEP
}

fn main() {}
