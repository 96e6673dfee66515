// `layer_norm` requires rank 1 or more.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    layer_norm(x)
}

fn main() {}
