// Indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3]) -> f32![2, 3] {
    take(x, [0.0, 1.0], 0)
}

fn main() {}
