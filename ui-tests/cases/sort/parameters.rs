// The comparator takes two elements of each array.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &i32![3]) -> (f32![3], i32![3]) {
    sort((x, y), |a, b| a < b)
}

fn main() {}
