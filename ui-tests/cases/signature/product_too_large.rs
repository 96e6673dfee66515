// The product of the sizes has a greatest value too.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![999999999, 999999999, 999999999]) -> f32 {
    sum(x)
}

fn main() {}
