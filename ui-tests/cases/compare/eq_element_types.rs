// `eq` compares elements of one type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f64![4]) -> bool![4] {
    x == y
}

fn main() {}
