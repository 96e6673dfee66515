// The help shows all dimensions that fit.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![10, 10], b: &f32![10]) -> f32![10, 10] {
    x + b
}

fn main() {}
