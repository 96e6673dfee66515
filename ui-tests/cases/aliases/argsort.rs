// `argsort` is a sort of two arrays.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> i32![4, 10] {
    argsort(x, 1)
}

fn main() {}
