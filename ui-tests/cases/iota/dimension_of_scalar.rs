// `iota` of a scalar is refused.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32 {
    iota(i32, [], 0)
}

fn main() {}
