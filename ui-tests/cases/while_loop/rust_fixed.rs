// A variable that a loop assigns is declared with `mut`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = x;
    for _ in 0..3 {
        y = y * 0.5;
    }
    y
}

fn main() {}
