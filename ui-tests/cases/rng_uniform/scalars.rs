// The bounds are scalars.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, low: &f32![4]) -> f32![4] {
    rng_uniform(rng, low, 1.0, [4])
}

fn main() {}
