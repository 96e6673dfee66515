// A known index is in bounds.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    y[4] = 1.0;
    y[2..6] = 1.0;
    y
}

fn main() {}
