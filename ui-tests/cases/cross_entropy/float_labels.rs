// Class numbers are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], y: &f32![32]) -> f32![32] {
    cross_entropy(x, y)
}

fn main() {}
