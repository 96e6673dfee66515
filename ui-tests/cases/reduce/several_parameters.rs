// The computation takes the partial result of each array, then an element of each.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &i32![3]) -> (f32, i32) {
    reduce((x, y), (0.0f32, 0i32), |a, b| a + b)
}

fn main() {}
