// The message for a misspelt attribute lists the known ones.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 1] {
    sum(x, dimensions = 1, kep = true)
}

fn main() {}
