// Complex numbers have no order.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![3]) -> c64![3] {
    cumulative_max(x)
}

fn main() {}
