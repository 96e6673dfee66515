// The result has the sizes that are drawn.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> f32![4] {
    rng_uniform(rng, 0.0, 1.0, [5])
}

fn main() {}
