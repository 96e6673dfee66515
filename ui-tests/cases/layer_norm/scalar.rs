// A scalar has nothing to normalise along.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    layer_norm(x)
}

fn main() {}
