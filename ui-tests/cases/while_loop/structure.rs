// The body returns a tuple with the structure of the state.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (i32, f32![4]) {
    while_loop(|i, _| i < 3, |i, _| i + 1, (0i32, x))
}

fn main() {}
