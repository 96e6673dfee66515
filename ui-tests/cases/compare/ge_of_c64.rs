// Complex numbers have no order, so `ge` does not take them.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4], y: &c64![4]) -> bool![4] {
    ge(x, y)
}

fn main() {}
