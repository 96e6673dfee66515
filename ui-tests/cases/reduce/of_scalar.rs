// A scalar has no dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    reduce(x, 0.0, add, dimensions = [0])
}

fn main() {}
