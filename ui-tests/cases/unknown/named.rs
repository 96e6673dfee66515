// A dynamic size has no name.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?n, 3]) -> f32![3] {
    sum(x, 0)
}

fn main() {}
