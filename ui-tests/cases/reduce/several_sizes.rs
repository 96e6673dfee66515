// Arrays that are reduced together have the same sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &i32![2, 4]) -> (f32, i32) {
    reduce(|a, i, b, j| (a + b, i + j), (x, y), (0.0f32, 0i32))
}

fn main() {}
