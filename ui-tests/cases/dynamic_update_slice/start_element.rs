// Start indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![1], i: bool) -> f32![2] {
    dynamic_update_slice(x, y, i)
}

fn main() {}
