// The scale has the sizes that are normalised.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 64], scale: &f32![32]) -> f32![32, 64] {
    layer_norm(x, scale)
}

fn main() {}
