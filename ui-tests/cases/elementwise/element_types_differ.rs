// Both operands have one element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], n: &i32![4]) -> f32![4] {
    x * n
}

fn main() {}
