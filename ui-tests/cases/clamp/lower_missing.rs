// The first argument of a call is missing; the message names the last one, and how the operation is called.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    clamp(x, 1.0)
}

fn main() {}
