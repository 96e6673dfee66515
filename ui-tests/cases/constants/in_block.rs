// A constant is declared among the statements of the body.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], up: bool) -> f32![4] {
    let y = if up {
        const STEP: f32 = 3.0;
        x * STEP
    } else {
        x
    };
    y * STEP
}

fn main() {}
