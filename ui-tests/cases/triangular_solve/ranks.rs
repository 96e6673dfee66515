// The ranks are equal.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f32![3]) -> f32![3] {
    triangular_solve(a, b, left_side = true)
}

fn main() {}
