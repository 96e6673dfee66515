// A variable is not a computation.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = x * 2.0;
    y(x)
}

fn main() {}
