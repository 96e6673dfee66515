// Flags have no sum.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![3]) -> bool![3] {
    cumulative_sum(x)
}

fn main() {}
