// A variable must be defined.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let hidden = x * 2.0;
    hiden + 1.0
}

fn main() {}
