// An operand of another shape.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[computation]
fn f(x: &f32![3]) -> f32![2] {
    custom_call(g, x)
}

fn main() {}
