// `k` is at most the size of the dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 8]) -> (f32![2, 9], i32![2, 9]) {
    top_k(x, 9)
}

fn main() {}
