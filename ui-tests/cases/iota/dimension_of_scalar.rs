// A scalar has no dimension to count along.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32 {
    iota(i32, [], 0)
}

fn main() {}
