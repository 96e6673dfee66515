// A closure that folds sees scalars around it: an array does not meet its parameters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32 {
    reduce(x, 0.0, |a, b| a + sum(w * b))
}

fn main() {}
