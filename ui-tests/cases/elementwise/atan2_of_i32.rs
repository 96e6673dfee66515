// `atan2` does not take i32.
use typed_xla::prelude::*;

#[computation]
fn f(y: &i32![4], x: &i32![4]) -> i32![4] {
    atan2(y, x)
}

fn main() {}
