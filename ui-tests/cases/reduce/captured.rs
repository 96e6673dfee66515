// A closure that reduces can capture scalars, but not combine a captured array with its parameters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32 {
    reduce(|a, b| a + sum(w * b), x, 0.0)
}

fn main() {}
