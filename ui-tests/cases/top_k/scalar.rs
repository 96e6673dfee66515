// A scalar has no dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> (f32, i32) {
    top_k(x, 1)
}

fn main() {}
