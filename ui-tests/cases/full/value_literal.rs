// The value is a literal of the element type.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32![2] {
    full(i32, [2], 0.5)
}

fn main() {}
