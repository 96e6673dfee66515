// A computation that folds sees no variable of the function.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], s: f32) -> f32 {
    reduce(x, 0.0, |a, b| a + b * s)
}

fn main() {}
