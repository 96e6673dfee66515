// A `let` with a type does not convert.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f64![4] {
    let y: f64![4] = x * 2.0;
    y
}

fn main() {}
