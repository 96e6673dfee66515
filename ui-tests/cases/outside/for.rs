// There are no loops.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    for _ in 0..3 {
        y += 1.0;
    }
    y
}

fn main() {}
