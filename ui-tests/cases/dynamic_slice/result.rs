// The result has the sizes of the slice.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], i: i32) -> f32![3] {
    dynamic_slice(x, i, [2])
}

fn main() {}
