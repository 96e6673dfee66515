// A constant does not change.
use typed_xla::prelude::*;

#[known]
const N: usize = 4;

#[computation]
fn f(x: &f32![N]) -> f32![N] {
    N += 1;
    x * N
}

fn main() {}
