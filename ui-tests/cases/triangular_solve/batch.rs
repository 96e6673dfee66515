// There are as many triangles as other matrices.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![2, 3, 3], b: &f32![4, 3, 1]) -> f32![4, 3, 1] {
    triangular_solve(a, b, left_side = true)
}

fn main() {}
