// The carried state has an element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    let mut i = 0;
    while i < 3 {
        y = y * 0.5;
        i += 1;
    }
    y
}

fn main() {}
