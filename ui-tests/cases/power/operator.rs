// `**` is not an operator: Rust parses `x * (*2.0)`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    x ** 2.0
}

fn main() {}
