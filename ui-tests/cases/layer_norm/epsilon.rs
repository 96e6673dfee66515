// Epsilon is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 64], e: &f32![64]) -> f32![32, 64] {
    layer_norm(x, epsilon = e)
}

fn main() {}
