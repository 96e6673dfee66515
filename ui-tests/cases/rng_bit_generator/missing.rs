// The sizes are a required argument.
use typed_xla::prelude::*;

#[computation]
fn f(state: &u64![2]) -> (u64![2], u32![4]) {
    rng_bit_generator(state, "PHILOX", u32)
}

fn main() {}
