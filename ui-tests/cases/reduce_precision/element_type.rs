// The elements are floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![3]) -> i32![3] {
    reduce_precision(x, 5, 10)
}

fn main() {}
