// A call names an operation.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    (|y| y)(x)
}

fn main() {}
