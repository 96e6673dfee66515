// The number of bytes is limited.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![999999999, 999999999, 999999999]) -> f32 {
    sum(x)
}

fn main() {}
