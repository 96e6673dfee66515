// A suffix is an element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    x * 2usize
}

fn main() {}
