// The arrays are passed in one tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![2]) -> f32![2] {
    map(((x, y),), |a, b| a + b)
}

fn main() {}
