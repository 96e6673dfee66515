// Complex numbers have no order, so `lt` does not take them.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4], y: &c64![4]) -> bool![4] {
    lt(x, y)
}

fn main() {}
