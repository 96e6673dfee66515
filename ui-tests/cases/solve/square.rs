// There are as many unknowns as equations.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 2], b: &f32![3]) -> f32![2] {
    solve(a, b)
}

fn main() {}
