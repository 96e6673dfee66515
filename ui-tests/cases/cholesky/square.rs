// The matrix is square.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![4, 2, 3]) -> f32![4, 2, 3] {
    cholesky(a, lower = true)
}

fn main() {}
