// `convert` requires an element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> i32![4] {
    convert(x)
}

fn main() {}
