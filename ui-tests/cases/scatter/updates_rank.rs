// C4: updates have the dimensions of the indices and the windows.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2]) -> f32![4, 3] {
    scatter(x, i, u, |a, b| a + b, [1], [0], [0], 1)
}

fn main() {}
