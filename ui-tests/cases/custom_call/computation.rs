// A computation is called by its name.
use typed_xla::prelude::*;

#[computation]
fn g(x: &f32![2]) -> f32![2] {
    x + 1.0
}

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    custom_call(g, x)
}

fn main() {}
