// A loop counts over a range of integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    for a in x {
        y = y * a;
    }
    for i in 0..=3 {
        y = y * 0.5;
    }
    for i in 0.0..3.0 {
        y = y * 0.5;
    }
    y
}

fn main() {}
