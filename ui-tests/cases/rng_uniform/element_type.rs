// Integers of 64 bits are not drawn evenly.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> i64![4] {
    rng_uniform(rng, 0, 10, [4])
}

fn main() {}
