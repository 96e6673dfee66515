// A literal fits its neighbour's elements.
use typed_xla::prelude::*;

#[computation]
fn f(n: &i8![4]) -> i8![4] {
    n + 200
}

fn main() {}
