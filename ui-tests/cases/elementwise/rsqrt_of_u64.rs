// `rsqrt` does not take u64.
use typed_xla::prelude::*;

#[computation]
fn f(x: &u64![4]) -> u64![4] {
    rsqrt(x)
}

fn main() {}
