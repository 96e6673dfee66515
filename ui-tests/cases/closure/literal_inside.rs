// A literal in a closure has the element type of its neighbour.
use typed_xla::prelude::*;

#[computation]
fn f(n: &i32![4]) -> i32![4] {
    map(|a| a * 0.5, n)
}

fn main() {}
