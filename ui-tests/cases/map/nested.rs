// The arrays are passed in one tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![2]) -> f32![2] {
    map(|a, b| a + b, ((x, y),))
}

fn main() {}
