// A computation that returns another type is reported at its name.
use typed_xla::prelude::*;

#[computation]
fn next(i: i32, x: &f32![4]) -> (i32, f32![2]) {
    (i + 1, x.slice([0], [2]))
}

#[computation]
fn f(x: &f32![4]) -> (i32, f32![4]) {
    while_loop(|i, _| i < 3, next, (0i32, x))
}

fn main() {}
