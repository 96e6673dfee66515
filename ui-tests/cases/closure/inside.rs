// A mistake in a closure is reported at its own position.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8]) -> f32![4] {
    reduce(|a, b| a + exq(b), x, 0.0, dimensions = [1])
}

fn main() {}
