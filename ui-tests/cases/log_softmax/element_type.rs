// `log_softmax` takes floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4]) -> bool![4] {
    log_softmax(x)
}

fn main() {}
