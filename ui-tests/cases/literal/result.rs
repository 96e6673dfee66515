// A literal that is the result has the element type of the signature.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32 {
    1.5
}

fn main() {}
