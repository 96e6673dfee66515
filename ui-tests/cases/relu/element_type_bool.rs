// `relu` takes numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4]) -> bool![4] {
    relu(x)
}

fn main() {}
