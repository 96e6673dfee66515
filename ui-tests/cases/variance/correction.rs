// The correction is a number.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32 {
    variance(x, correction = -1)
}

fn main() {}
