// Arrays that are sorted together have the same sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &i32![2, 4]) -> (f32![2, 3], i32![2, 4]) {
    sort((x, y), |a, b, _, _| a < b)
}

fn main() {}
