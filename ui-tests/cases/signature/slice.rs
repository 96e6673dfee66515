// A slice has no size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &[f32]) -> f32![4] {
    x + 1.0
}

fn main() {}
