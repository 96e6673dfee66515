// The body of a loop has no value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    while sum(y) > 1.0 {
        y = y * 0.5;
        y
    }
    y
}

fn main() {}
