// Indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &f32![2]) -> f32![2, 3] {
    take(x, i, 0)
}

fn main() {}
