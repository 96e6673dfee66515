// Half precision is converted first.
use typed_xla::prelude::*;

#[computation]
fn f(a: &bf16![3, 3]) -> (bf16![3, 3], i32![3], i32![3]) {
    a.lu()
}

fn main() {}
