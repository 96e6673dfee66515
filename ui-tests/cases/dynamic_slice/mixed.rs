// Start indices have the same type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: i32, j: u32) -> f32![1, 1] {
    dynamic_slice(x, (i, j), [1, 1])
}

fn main() {}
