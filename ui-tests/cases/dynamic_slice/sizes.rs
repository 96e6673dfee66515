// A slice has a size for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], i: &i32![2]) -> f32![1, 3] {
    dynamic_slice(x, i, [1])
}

fn main() {}
