// A reduction takes a computation without `&mut` parameters.
use typed_xla::prelude::*;

#[computation]
fn add_to(a: &mut f32, b: f32) -> f32 {
    *a += b;
    a
}

#[computation]
fn f(x: &f32![4]) -> f32 {
    reduce(add_to, x, 0.0)
}

fn main() {}
