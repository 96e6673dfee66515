// A slice has a start for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![1, 3] {
    slice(x, [1], [2, 3])
}

fn main() {}
