// The result is a predicate already.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, x: &f32![4]) -> f32![4] {
    select(rng_bernoulli(rng, 0.5, [4]) != 0, x, 0.0)
}

fn main() {}
