// Both operands have one element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f16![1, 1, 2]) -> f32![1, 1, 3] {
    conv(x, w)
}

fn main() {}
