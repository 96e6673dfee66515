// The computation can capture scalars, but not combine a captured array with its parameters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2, 3], w: &f32![2]) -> f32![4, 3] {
    scatter(|a, b| a + sum(b * w), x, i, u, [1], [0], [0], 1)
}

fn main() {}
