// Integers have no inverse.
use typed_xla::prelude::*;

#[computation]
fn f(a: &i32![2, 2]) -> i32![2, 2] {
    a.inverse()
}

fn main() {}
