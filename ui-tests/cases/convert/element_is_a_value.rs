// The element type is not a value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &i32![4]) -> i32![4] {
    x.convert(y)
}

fn main() {}
