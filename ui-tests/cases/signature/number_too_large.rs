// Numbers in sizes are limited.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![18446744073709551615 + 1]) -> f32 {
    sum(x)
}

fn main() {}
