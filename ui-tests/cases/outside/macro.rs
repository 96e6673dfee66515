// Macros are not supported.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = vec![1.0, 2.0];
    x + y
}

fn main() {}
