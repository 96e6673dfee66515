// `transpose_a` has three values.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f32![3, 2]) -> f32![3, 2] {
    triangular_solve(a, b, left_side = true, transpose_a = "yes")
}

fn main() {}
