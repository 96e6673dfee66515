// A mantissa has no negative number of bits.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    reduce_precision(x, exponent_bits = 5, mantissa_bits = -1)
}

fn main() {}
