// `shift_right_arithmetic` does not take bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![4], y: &bool![4]) -> bool![4] {
    shift_right_arithmetic(x, y)
}

fn main() {}
