// A condition is a bool, not a pattern.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    if let y = x { y } else { x }
}

fn main() {}
