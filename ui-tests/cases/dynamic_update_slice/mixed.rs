// Start indices have the same type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![1, 1], i: i32, j: i64) -> f32![2, 3] {
    dynamic_update_slice(x, y, (i, j))
}

fn main() {}
