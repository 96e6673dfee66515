// A comparison operator is checked as its operation is.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4], y: &c64![4]) -> bool![4] {
    x < y
}

fn main() {}
