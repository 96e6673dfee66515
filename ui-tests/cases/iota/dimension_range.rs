// `dimension` is one of the result's.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32![2, 3] {
    iota(i32, [2, 3], 2)
}

fn main() {}
