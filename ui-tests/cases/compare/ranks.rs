// A comparison broadcasts as arithmetic does.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![2, 4], y: &i32![4]) -> bool![2, 4] {
    x >= y
}

fn main() {}
