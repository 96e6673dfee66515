// There is a start index for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: i32) -> f32![1, 1] {
    dynamic_slice(x, i, [1, 1])
}

fn main() {}
