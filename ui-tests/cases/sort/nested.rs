// The arrays are passed in one tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &i32![2]) -> (f32![2], i32![2]) {
    sort((x, (y,)))
}

fn main() {}
