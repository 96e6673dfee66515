// `log1p` does not take u8.
use typed_xla::prelude::*;

#[computation]
fn f(x: &u8![4]) -> u8![4] {
    log1p(x)
}

fn main() {}
