// Two constants of a body have two names.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    const STEP: f32 = 1.0;
    const STEP: f32 = -1.0;
    x + STEP
}

fn main() {}
