// The arrays are passed in one tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![3]) -> f32![5] {
    concatenate((x, (y,)), 0)
}

fn main() {}
