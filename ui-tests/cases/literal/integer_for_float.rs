// An integer literal is no float.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x * 2
}

fn main() {}
