// Sizes are known at compile time.
use typed_xla::prelude::*;

#[computation]
fn f(n: i32) -> i32![4] {
    iota(i32, n)
}

fn main() {}
