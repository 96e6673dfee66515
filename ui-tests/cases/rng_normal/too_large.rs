// The product of the sizes must not overflow.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng) -> f32 {
    sum(rng_normal(rng, 0.0f32, 1.0f32, [999999999, 999999999, 999999999]))
}

fn main() {}
