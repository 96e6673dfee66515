// One index is a vector.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5, 5], i: &i32![2]) -> f32![2, 2] {
    x[(i, i)]
}

fn main() {}
