// The computation takes two scalars.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    reduce(|a| a, x, 0.0, dimensions = [1])
}

fn main() {}
