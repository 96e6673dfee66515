// The result has an element for each position of the window.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![3, 3] {
    reduce_window(max, x, 0.0, [2, 2], [2, 2])
}

fn main() {}
