// There are as many right sides as matrices.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![2, 3, 3], b: &f32![4, 3, 1]) -> f32![4, 3, 1] {
    solve(a, b)
}

fn main() {}
