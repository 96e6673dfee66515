// Flags have no product.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![3]) -> bool![3] {
    cumulative_product(x)
}

fn main() {}
