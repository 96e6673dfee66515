// A variable that a branch assigns keeps its type.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    let mut y = x;
    if c {
        y = sum(x);
    }
    y
}

fn main() {}
