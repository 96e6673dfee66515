// The value of a `loop` has an element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    let k = loop {
        y = y * 0.5;
        if sum(y) < 0.5 {
            break 1.0;
        }
    };
    y * k
}

fn main() {}
