// C1: inputs have one size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &i32![5], i: &i32![2], u: &f32![2], v: &i32![2]) -> (f32![4], i32![5]) {
    scatter(|_, _, a, b| (a, b), (x, y), i, (u, v), [], [0], [0], 1)
}

fn main() {}
