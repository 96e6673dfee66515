// `log` does not take i64.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i64![4]) -> i64![4] {
    log(x)
}

fn main() {}
