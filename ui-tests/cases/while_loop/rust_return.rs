// `return` is not supported in a loop.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    for i in 0..3 {
        y = y * 0.5;
        return y;
    }
    y
}

fn main() {}
