// A range ends inside its dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    x[(.., 1..4)]
}

fn main() {}
