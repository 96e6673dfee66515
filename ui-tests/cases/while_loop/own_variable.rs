// Variables that a block declares are not those around it: a condition never changes, and what is immutable stays so.
use typed_xla::prelude::*;

#[computation]
fn forever(x: f32) -> f32 {
    let y = x;
    while y > 0.0 {
        let mut y = y;
        y -= 1.0;
    }
    y
}

#[computation]
fn immutable(x: f32) -> f32 {
    let y = x;
    if x > 0.0 {
        {
            let mut y = x;
            y += 1.0;
        }
        y += 1.0;
    }
    y
}

fn main() {}
