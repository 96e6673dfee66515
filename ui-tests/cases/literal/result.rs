// A result that is a literal is of the signature's kind.
use typed_xla::prelude::*;

#[computation]
fn f() -> i32 {
    1.5
}

fn main() {}
