// Complex numbers have no order.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![3]) -> i32 {
    argmax(x)
}

fn main() {}
