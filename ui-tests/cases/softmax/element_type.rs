// `softmax` takes floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> i32![4] {
    softmax(x)
}

fn main() {}
