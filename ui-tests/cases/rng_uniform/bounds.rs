// The bounds are of one type.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, low: f32, high: f64) -> f32![4] {
    rng_uniform(rng, low, high, [4])
}

fn main() {}
