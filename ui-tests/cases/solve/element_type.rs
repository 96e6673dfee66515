// Half precision is converted first.
use typed_xla::prelude::*;

#[computation]
fn f(a: &bf16![3, 3], b: &bf16![3]) -> bf16![3] {
    solve(a, b)
}

fn main() {}
