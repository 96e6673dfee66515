// A step to the next number has no derivative.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    grad(|x| sum(next_after(x, 1.0)))(x)
}

fn main() {}
