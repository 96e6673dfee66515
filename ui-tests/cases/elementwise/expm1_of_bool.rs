// `expm1` does not take bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4]) -> bool![4] {
    expm1(x)
}

fn main() {}
