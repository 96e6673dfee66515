// `>>` is not supported: it does not determine the fill bits.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> i32![4] {
    x >> 1
}

fn main() {}
