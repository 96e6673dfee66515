// The deviation is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, sigma: &f32![4]) -> f32![4] {
    rng_normal(rng, 0.0, sigma, [4])
}

fn main() {}
