// Arrays that are reduced together have the same sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: &i32![5]) -> f32![3] {
    reduce_window(|a, i, b, j| (a + b, i + j), (x, i), (0.0f32, 0i32), [2]).0
}

fn main() {}
