// A literal has the type of its parameter.
use typed_xla::prelude::*;

#[computation]
fn scaled(x: &f32![4], s: f32) -> f32![4] {
    x * s
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    scaled(x, 2)
}

fn main() {}
