// A `loop` ends.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    loop {
        y = y * 0.5;
    }
}

fn main() {}
