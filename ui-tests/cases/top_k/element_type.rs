// Complex numbers have no order.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![8]) -> (c64![2], i32![2]) {
    top_k(x, 2)
}

fn main() {}
