// Operands are vectors.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![4]) -> f32![6, 4] {
    outer(x, y)
}

fn main() {}
