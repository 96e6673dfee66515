// A vector of indices replaces whole slices.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![4, 3] {
    let mut y = x;
    y[(i, 0..2)] = 1.0;
    y
}

fn main() {}
