// `real` does not take i32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> i32![4] {
    real(x)
}

fn main() {}
