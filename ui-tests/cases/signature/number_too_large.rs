// Numbers in sizes have a greatest value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![18446744073709551615 + 1]) -> f32 {
    sum(x)
}

fn main() {}
