// Python's product of matrices.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], y: &f32![3, 2]) -> f32![4, 2] {
    x @ y
}

fn main() {}
