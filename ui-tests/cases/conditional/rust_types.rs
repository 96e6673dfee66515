// Both branches of an if give one type.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    if c { x } else { x.slice([0], [2]) }
}

fn main() {}
