// Two literals have no element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x * max(1.0, 2.0)
}

fn main() {}
