// The condition of an `if` is a single bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    if x < 0.0 { x } else { -x }
}

fn main() {}
