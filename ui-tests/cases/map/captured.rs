// A closure sees its parameters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], s: f32) -> f32![4] {
    map(x, |a| a * s)
}

fn main() {}
