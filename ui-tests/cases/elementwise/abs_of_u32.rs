// `abs` does not take u32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &u32![4]) -> u32![4] {
    abs(x)
}

fn main() {}
