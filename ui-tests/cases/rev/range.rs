// A reversed dimension must exist.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    rev(x, [2])
}

fn main() {}
