// The elements are floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(a: &i32![3, 3]) -> i32![3, 3] {
    a.cholesky()
}

fn main() {}
