// Only `loop` has a value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    while sum(y) > 1.0 {
        y = y * 0.5;
        if sum(y) < 0.5 {
            break y;
        }
    }
    for i in 0..3 {
        if sum(y) < 0.5 {
            break i;
        }
        y = y + 1.0;
    }
    y
}

fn main() {}
