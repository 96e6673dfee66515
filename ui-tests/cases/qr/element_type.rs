// Half precision is converted first.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f16![3, 3]) -> (f16![3, 3], f16![3, 3]) {
    a.qr()
}

fn main() {}
