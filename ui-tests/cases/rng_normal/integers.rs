// Integers are not normally distributed.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> i32![4] {
    rng_normal(rng, 0, 1, [4])
}

fn main() {}
