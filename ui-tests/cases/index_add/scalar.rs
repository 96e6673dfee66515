// A scalar has no slices.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32, i: i32) -> f32 {
    index_add(x, i, 1.0)
}

fn main() {}
