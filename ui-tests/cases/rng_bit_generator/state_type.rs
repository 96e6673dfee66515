// A state is of u64.
use typed_xla::prelude::*;

#[computation]
fn f(state: &u32![2]) -> (u32![2], u32![4]) {
    rng_bit_generator(state, "PHILOX", u32, [4])
}

fn main() {}
