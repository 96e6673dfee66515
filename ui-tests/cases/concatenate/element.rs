// Operands have one element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &i32![2]) -> f32![4] {
    concatenate((x, y), 0)
}

fn main() {}
