// A mistake in a closure is reported at its own position.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8]) -> f32![4] {
    reduce(x, 0.0, |a, b| a + exq(b), dimensions = [1])
}

fn main() {}
