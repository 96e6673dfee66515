// The generator is a variable.
use typed_xla::prelude::*;

#[computation]
fn f() -> f32![4] {
    rng_normal(1.0f32, 0.0f32, 1.0, [4])
}

fn main() {}
