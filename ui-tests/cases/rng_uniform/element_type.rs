// 64-bit integers are refused: they would not be equally likely.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> i64![4] {
    rng_uniform(rng, 0, 10, [4])
}

fn main() {}
