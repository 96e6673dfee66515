// A power with a broken exponent needs floating-point elements.
use typed_xla::prelude::*;

#[computation]
fn f(n: &i32![3]) -> f32![3] {
    n ** 0.5
}

fn main() {}
