// The help suggests the other side if that fits.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f32![3, 2]) -> f32![3, 2] {
    triangular_solve(a, b, lower = true)
}

fn main() {}
