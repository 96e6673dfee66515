// Two constants of a body have two names.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], up: bool) -> f32![4] {
    if up {
        const STEP: f32 = 1.0;
        x + STEP
    } else {
        const STEP: f32 = -1.0;
        x + STEP
    }
}

fn main() {}
