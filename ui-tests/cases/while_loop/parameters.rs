// Closures take the state, whole or part by part.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (i32, f32![4]) {
    while_loop(|i, _, _| i < 3, |i, x| (i + 1, x), (0i32, x))
}

fn main() {}
