// `true` is not a floating-point literal.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x + true
}

fn main() {}
