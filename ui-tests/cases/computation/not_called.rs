// A computation is called, or passed to an operation.
use typed_xla::prelude::*;

#[computation]
fn double(x: &f32![4]) -> f32![4] {
    x * 2.0
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x + double
}

fn main() {}
