// The result has u32 elements.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> bool![4] {
    rng_bernoulli(rng, 0.5, [4])
}

fn main() {}
