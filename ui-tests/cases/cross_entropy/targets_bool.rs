// Targets are numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], y: &bool![32, 10]) -> f32![32] {
    cross_entropy(x, y)
}

fn main() {}
