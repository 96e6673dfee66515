// Python's choice between two values.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    let y = x if x > 0.0 else -x;
    y
}

fn main() {}
