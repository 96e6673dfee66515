// An operation takes arrays, without labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    relu(x("i"))
}

fn main() {}
