// Complex numbers have no order of their own.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![3]) -> c64![3] {
    sort(x)
}

fn main() {}
