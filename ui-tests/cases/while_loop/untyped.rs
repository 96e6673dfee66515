// A part of the state has an element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (i32, f32![4]) {
    while_loop(|i, _| i < 3, |i, x| (i + 1, x), (0, x))
}

fn main() {}
