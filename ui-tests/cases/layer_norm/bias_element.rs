// The bias has the operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 64], scale: &f32![64], bias: &f64![64]) -> f32![32, 64] {
    layer_norm(x, scale, bias)
}

fn main() {}
