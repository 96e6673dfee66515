// The condition of a loop is a bool, not a pattern, and a condition has one pattern.
use typed_xla::prelude::*;

#[computation]
fn repeated(x: i32) -> i32 {
    let mut y = x;
    while let 0..5 = y {
        y += 1;
    }
    y
}

#[computation]
fn chained(x: i32, on: bool) -> i32 {
    if on && let 0 = x { 1i32 } else { 2 }
}

fn main() {}
