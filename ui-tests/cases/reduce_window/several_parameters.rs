// The computation takes two elements of each array.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: &i32![4]) -> f32![3] {
    reduce_window(|a, b| a + b, (x, i), (0.0f32, 0i32), [2]).0
}

fn main() {}
