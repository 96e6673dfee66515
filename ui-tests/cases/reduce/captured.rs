// A closure that reduces can capture scalars, but not combine a captured array with its parameters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32 {
    reduce(x, 0.0, |a, b| a + sum(w * b))
}

fn main() {}
