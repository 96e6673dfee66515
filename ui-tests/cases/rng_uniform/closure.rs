// A closure cannot assign to variables of the enclosing function.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, x: &f32![4]) -> f32![4] {
    map(|a| a + rng_uniform(rng, 0.0, 1.0, []), x)
}

fn main() {}
