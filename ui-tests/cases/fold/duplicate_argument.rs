// An argument is passed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    sum(x, 1, dimensions = 1)
}

fn main() {}
