// C23: the computation takes the old element and an update.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2, 3]) -> f32![4, 3] {
    scatter(|a| a, x, i, u, [1], [0], [0], 1)
}

fn main() {}
