// Each array has an initial value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &i32![3]) -> (f32, i32) {
    reduce(|a, i, b, j| (a + b, i + j), (x, y), (0.0f32,))
}

fn main() {}
