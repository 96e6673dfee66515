// `reduce_min` needs an order.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4]) -> c64 {
    reduce_min(x)
}

fn main() {}
