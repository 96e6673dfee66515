// A scalar has no dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    reduce(add, x, 0.0, dimensions = [0])
}

fn main() {}
