// C3: updates have one size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &i32![4], i: &i32![2], u: &f32![2], v: &i32![3]) -> (f32![4], i32![4]) {
    scatter(|_, _, a, b| (a, b), (x, y), i, (u, v), [], [0], [0], 1)
}

fn main() {}
