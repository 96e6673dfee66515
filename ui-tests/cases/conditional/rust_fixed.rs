// A variable that a branch assigns is declared with `mut`.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    let y = x;
    if c {
        y = x + 1.0;
    }
    y
}

fn main() {}
