// Both matrices are of one type.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f64![3, 2]) -> f64![3, 2] {
    triangular_solve(a, b, left_side = true)
}

fn main() {}
