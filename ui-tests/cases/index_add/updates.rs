// Updates have the shape of the slices.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], y: &f32![3]) -> f32![4, 3] {
    index_add(x, i, y)
}

fn main() {}
