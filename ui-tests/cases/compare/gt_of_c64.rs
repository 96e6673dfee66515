// Complex numbers have no order, so `gt` does not take them.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4], y: &c64![4]) -> bool![4] {
    gt(x, y)
}

fn main() {}
