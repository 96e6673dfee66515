// `as` changes elements, not sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> i32![2, 2] {
    x as i32![2, 2]
}

fn main() {}
