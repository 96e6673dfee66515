// Both branches of an `if` return the same type.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    if c { x } else { x.slice([0], [2]) }
}

fn main() {}
