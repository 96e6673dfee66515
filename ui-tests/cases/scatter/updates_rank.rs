// C4: updates have the dimensions of the indices and the windows.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2]) -> f32![4, 3] {
    scatter(|a, b| a + b, x, i, u, [1], [0], [0], 1)
}

fn main() {}
