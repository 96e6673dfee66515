// An index is in the bounds of its dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    x[(.., 3)]
}

fn main() {}
