// The computation takes the partial result of each array, then an element of each.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &i32![3]) -> (f32, i32) {
    reduce(|a, b| a + b, (x, y), (0.0f32, 0i32))
}

fn main() {}
