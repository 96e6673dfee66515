// `is_finite` does not take i32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> bool![4] {
    is_finite(x)
}

fn main() {}
