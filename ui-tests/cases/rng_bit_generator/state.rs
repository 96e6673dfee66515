// The state of ThreeFry is two numbers.
use typed_xla::prelude::*;

#[computation]
fn f(state: &u64![3]) -> (u64![3], u32![4]) {
    rng_bit_generator(state, "THREE_FRY", u32, [4])
}

fn main() {}
