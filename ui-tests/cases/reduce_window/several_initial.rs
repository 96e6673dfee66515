// Each array has an initial value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: &i32![4]) -> f32![3] {
    reduce_window(|a, i, b, j| (a + b, i + j), (x, i), (0.0f32,), [2]).0
}

fn main() {}
