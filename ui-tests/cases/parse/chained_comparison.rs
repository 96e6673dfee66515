// Rust refuses chained comparisons.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> bool![4] {
    0.0 < x < 1.0
}

fn main() {}
