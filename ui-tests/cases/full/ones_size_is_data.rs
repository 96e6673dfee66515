// Sizes are known at compile time.
use typed_xla::prelude::*;

#[computation]
fn f(n: &i32![2]) -> f32![2] {
    ones(f32, n)
}

fn main() {}
