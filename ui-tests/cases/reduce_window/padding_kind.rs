// Padding is a string or a list of pairs.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(add, x, 0.0, [2, 2], padding = 1)
}

fn main() {}
