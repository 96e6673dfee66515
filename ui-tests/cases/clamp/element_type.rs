// `clamp` needs an order.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4], y: &c64![4]) -> c64![4] {
    clamp(x, y, y)
}

fn main() {}
