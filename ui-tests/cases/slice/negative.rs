// A slice counts from the front.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5]) -> f32![4] {
    slice(x, [0], [-1])
}

fn main() {}
