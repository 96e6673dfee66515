// `*` does not dereference a variable.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let mut y = x * 2.0;
    y = *y + x;
    y
}

fn main() {}
