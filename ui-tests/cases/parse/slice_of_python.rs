// Python's slices have colons.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3]) -> f32![4] {
    x[:, 0]
}

fn main() {}
