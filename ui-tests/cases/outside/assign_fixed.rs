// An assigned variable is declared with `mut`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = x * 2.0;
    y += 1.0;
    y
}

fn main() {}
