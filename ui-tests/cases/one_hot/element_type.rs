// Indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32]) -> f32![32, 10] {
    one_hot(x, 10)
}

fn main() {}
