// The mean is a floating-point number.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, mean: i32) -> u32![4] {
    rng_bernoulli(rng, mean, [4])
}

fn main() {}
