// The arrays have a dimension to iterate over.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> (f32, f32) {
    scan(|carry, x| (carry + x, x), 0.0f32, x)
}

fn main() {}
