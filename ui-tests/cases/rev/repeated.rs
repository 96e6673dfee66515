// A reversed dimension is listed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    rev(x, [0, 1, 0])
}

fn main() {}
