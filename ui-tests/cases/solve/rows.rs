// The columns of right sides are as long as the matrix is high.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f32![2, 3]) -> f32![2, 3] {
    a.solve(b)
}

fn main() {}
