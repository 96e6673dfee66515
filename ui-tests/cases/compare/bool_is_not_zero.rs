// A comparison of bool with 0, as in C.
use typed_xla::prelude::*;

#[computation]
fn f(mask: &bool![4], x: &f32![4]) -> f32![4] {
    select(mask != 0, x, 0.0)
}

fn main() {}
