// C7: a dimension of the updates is listed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2, 4, 3]) -> f32![4, 3] {
    scatter(|a, b| a + b, x, i, u, [1, 1], [], [0], 1)
}

fn main() {}
