// The body returns the state; the message names the part that differs.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (i32, f32![4]) {
    while_loop(|i, _| i < 3, |i, x| (i + 1, x.slice([0], [3])), (0i32, x))
}

fn main() {}
