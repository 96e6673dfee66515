// Each matrix has a vector or a matrix of right sides.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f32![2, 3, 1]) -> f32![2, 3, 1] {
    solve(a, b)
}

fn main() {}
