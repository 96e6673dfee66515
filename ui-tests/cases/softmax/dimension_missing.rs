// If there are several dimensions, one must be named.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10]) -> f32![32, 10] {
    softmax(x)
}

fn main() {}
