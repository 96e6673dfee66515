// Sizes are a list of numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![6]) -> f32![6] {
    reshape(x, y)
}

fn main() {}
