// The body returns the element type of the signature.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> i32![4] {
    let y = x * 2.0;
    y
}

fn main() {}
