// The window is a required argument.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(add, x, 0.0)
}

fn main() {}
