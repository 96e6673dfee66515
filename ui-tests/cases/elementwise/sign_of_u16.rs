// `sign` does not take u16.
use typed_xla::prelude::*;

#[computation]
fn f(x: &u16![4]) -> u16![4] {
    sign(x)
}

fn main() {}
