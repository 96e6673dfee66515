// The help has the exponent as a literal of the elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    x ** 2
}

fn main() {}
