// Random bits are not complex numbers.
use typed_xla::prelude::*;

#[computation]
fn f(state: &u64![2]) -> (u64![2], c64![4]) {
    rng_bit_generator(state, "PHILOX", c64, [4])
}

fn main() {}
