// The computation returns a value for each array.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &i32![3]) -> (f32, i32) {
    reduce(|a, i, b, j| a + b, (x, y), (0.0f32, 0i32))
}

fn main() {}
