// Both operands have one element type.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![8, 64], b: &i32![8, 64]) -> f32![8] {
    dot_general(a, b, [0], [0], [1], [1])
}

fn main() {}
