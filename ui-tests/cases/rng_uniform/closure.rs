// A closure does not change what stands around it.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, x: &f32![4]) -> f32![4] {
    map(x, |a| a + rng_uniform(rng, 0.0, 1.0, []))
}

fn main() {}
