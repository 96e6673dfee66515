// An array of floating-point numbers is no state.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut f32![2]) -> f32![4] {
    rng_uniform(rng, 0.0f32, 1.0, [4])
}

fn main() {}
