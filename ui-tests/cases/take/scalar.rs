// A scalar has nothing to take.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32, i: &i32![2]) -> f32![2] {
    take(x, i)
}

fn main() {}
