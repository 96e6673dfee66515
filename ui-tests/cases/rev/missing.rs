// The dimensions are a required argument.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    rev(x)
}

fn main() {}
