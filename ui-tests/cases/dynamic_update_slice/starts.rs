// There is a start index for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![1, 1], i: i32) -> f32![2, 3] {
    dynamic_update_slice(x, y, (i,))
}

fn main() {}
