// The product of the new sizes must not overflow.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32 {
    sum(reshape(x, [999999999, 999999999, 999999999]))
}

fn main() {}
