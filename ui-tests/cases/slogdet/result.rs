// The logarithm of a complex determinant's magnitude is real.
use typed_xla::prelude::*;

#[computation]
fn f(a: &c64![3, 3]) -> (c64, c64) {
    slogdet(a)
}

fn main() {}
