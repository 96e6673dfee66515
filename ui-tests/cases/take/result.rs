// The dimensions of the indices replace the dimension that slices are taken along.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2, 5]) -> f32![2, 5, 3] {
    take(x, i, 1)
}

fn main() {}
