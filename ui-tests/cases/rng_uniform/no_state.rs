// The state is an `Rng` or u64[2].
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut f32![2]) -> f32![4] {
    rng_uniform(rng, 0.0f32, 1.0, [4])
}

fn main() {}
