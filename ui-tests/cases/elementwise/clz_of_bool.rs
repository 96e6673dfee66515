// `clz` does not take bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4]) -> bool![4] {
    x.clz()
}

fn main() {}
