// `iota` counts along one dimension.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32![2, 3] {
    iota(i32, [2, 3], [0, 1])
}

fn main() {}
