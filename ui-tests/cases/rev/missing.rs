// The dimensions are said.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    rev(x)
}

fn main() {}
