// The generator is `&mut`.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &Rng) -> f32![4] {
    rng_uniform(rng, 0.0f32, 1.0, [4])
}

fn main() {}
