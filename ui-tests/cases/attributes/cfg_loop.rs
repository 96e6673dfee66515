// An attribute at the start of a loop's body is one of the loop.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let mut y = x * 2.0;
    for _ in 0..3 {
        #![cfg(any())]
        y = y * 2.0;
    }
    y
}

fn main() {}
