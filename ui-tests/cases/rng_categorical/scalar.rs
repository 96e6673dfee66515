// A row of logits has classes.
use typed_xla::prelude::*;

#[computation]
fn f(rng: &mut Rng, logits: f32) -> i32 {
    rng_categorical(rng, logits)
}

fn main() {}
