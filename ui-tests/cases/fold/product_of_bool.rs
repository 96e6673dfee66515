// `product` multiplies numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4]) -> i32 {
    product(x)
}

fn main() {}
