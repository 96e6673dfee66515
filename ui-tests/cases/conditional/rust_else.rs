// An `if` without `else` has no value.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    let y = if c { x + 1.0 };
    y
}

fn main() {}
