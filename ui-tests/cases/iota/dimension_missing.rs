// If there are several dimensions, `dimension` is required.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32![2, 3] {
    iota(i32, [2, 3])
}

fn main() {}
