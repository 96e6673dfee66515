// The dimensions of the indices stand in place of the one that is taken from.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2, 5]) -> f32![2, 5, 3] {
    take(x, i, 1)
}

fn main() {}
