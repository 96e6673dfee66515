// `iota` counts in numbers.
use typed_xla::prelude::*;

#[computation]
fn f() -> bool![4] {
    iota(bool, 4)
}

fn main() {}
