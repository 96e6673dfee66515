// The mean is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, mean: &f32![4]) -> u32![4] {
    rng_bernoulli(rng, mean, [4])
}

fn main() {}
