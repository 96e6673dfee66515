// `ne` compares arrays of one shape.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4], y: &i32![5]) -> bool![4] {
    x != y
}

fn main() {}
