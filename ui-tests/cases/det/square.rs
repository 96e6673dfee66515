// The matrix is square.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 2]) -> f32 {
    det(a)
}

fn main() {}
