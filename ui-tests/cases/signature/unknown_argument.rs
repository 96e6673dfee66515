// The attribute takes no such argument.
use typed_xla::prelude::*;

#[computation(fast = true)]
fn f(x: &f32![2]) -> f32![2] {
    x + 1.0
}

fn main() {}
