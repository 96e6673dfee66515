// The computation sees no variable of the function.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2, 3], s: f32) -> f32![4, 3] {
    scatter(x, i, u, |a, b| a + b * s, [1], [0], [0], 1)
}

fn main() {}
