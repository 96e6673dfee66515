// An operator is checked as its operation is.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4], y: &bool![4]) -> bool![4] {
    x - y
}

fn main() {}
