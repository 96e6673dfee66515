// Elements are assigned in a `mut` variable.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: i32) -> f32![4] {
    let y = x * 2.0;
    y[i] = 1.0;
    x[i] = 1.0;
    y
}

fn main() {}
