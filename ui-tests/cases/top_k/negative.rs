// `k` is not negative.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8]) -> (f32![1], i32![1]) {
    x.top_k(-1)
}

fn main() {}
