// The element type of two literal bounds cannot be inferred.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> f32 {
    let x = rng_uniform(rng, 0.0, 1.0, [5]);
    sum(x)
}

fn main() {}
