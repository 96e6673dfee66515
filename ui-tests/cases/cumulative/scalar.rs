// A scalar has no dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    cumulative_sum(x)
}

fn main() {}
