// Two literals have no element type.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![4]) -> f32![4] {
    let x = select(m, 1.0, 0.0);
    x
}

fn main() {}
