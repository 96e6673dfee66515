// `astype` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> i32![4] {
    x.astype(i32)
}

fn main() {}
