// An unsigned number is not negative.
use typed_xla::prelude::*;

#[computation]
fn f(n: &u32![4]) -> u32![4] {
    max(n, -1)
}

fn main() {}
