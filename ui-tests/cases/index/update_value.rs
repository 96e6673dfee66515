// Elements of a variable are assigned, not those of a value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: i32) -> f32![4] {
    let mut y = x;
    (y + 1.0)[i] = 1.0;
    y
}

fn main() {}
