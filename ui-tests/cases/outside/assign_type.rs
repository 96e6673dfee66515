// A variable keeps its type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x * 2.0;
    y = sum(x);
    y
}

fn main() {}
