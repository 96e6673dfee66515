// The arrays are passed in one tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: &i32![1], y: &f32) -> (f32![4], f32![4]) {
    scatter(|a, b, c, d| (a + c, b + d), (x, x), i, ((y, y),), [], [0], [0], 0)
}

fn main() {}
