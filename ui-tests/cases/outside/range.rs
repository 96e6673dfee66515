// A range is not a value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![2] {
    let middle = 1..3;
    x[middle]
}

fn main() {}
