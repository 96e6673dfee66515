// `tuple` has operands.
use typed_xla::prelude::*;

#[computation]
fn f() -> () {
    tuple()
}

fn main() {}
