// `logsumexp` takes floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4]) -> c64 {
    logsumexp(x)
}

fn main() {}
