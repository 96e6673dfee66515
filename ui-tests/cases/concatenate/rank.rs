// Operands have one rank.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![3]) -> f32![3, 3] {
    concatenate([x, y], 0)
}

fn main() {}
