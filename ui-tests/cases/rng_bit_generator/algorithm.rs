// "DEFAULT" is refused: the algorithm would depend on the machine.
use typed_xla::prelude::*;

#[computation]
fn f(state: &u64![2]) -> (u64![2], u32![4]) {
    rng_bit_generator(state, "DEFAULT", u32, [4])
}

fn main() {}
