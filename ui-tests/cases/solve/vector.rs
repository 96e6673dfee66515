// There is a right side for each equation.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f32![4]) -> f32![4] {
    solve(a, b)
}

fn main() {}
