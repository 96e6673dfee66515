// The result has bool elements.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> u32![4] {
    rng_bernoulli(rng, 0.5, [4])
}

fn main() {}
