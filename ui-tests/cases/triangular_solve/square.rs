// The triangular matrix is square.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 2], b: &f32![3, 2]) -> f32![3, 2] {
    triangular_solve(a, b, left_side = true)
}

fn main() {}
