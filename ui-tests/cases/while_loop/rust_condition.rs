// The condition of a loop is a single bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    while y {
        y = y * 0.5;
    }
    y
}

fn main() {}
