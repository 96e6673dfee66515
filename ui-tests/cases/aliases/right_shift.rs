// `right_shift` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> i32![4] {
    right_shift(x, 1)
}

fn main() {}
