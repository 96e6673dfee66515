// The computation returns a pair of a carry and an output.
use typed_xla::prelude::*;

#[computation]
fn f(xs: &f32![4, 2]) -> f32 {
    scan(|carry, x| carry + sum(x), 0.0f32, xs)
}

fn main() {}
