// An array of start indices has one for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![3]) -> f32![1, 1] {
    dynamic_slice(x, i, [1, 1])
}

fn main() {}
