// A list of ranges is not valid Rust.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![2, 2] {
    x[1..3, 0..2]
}

fn main() {}
