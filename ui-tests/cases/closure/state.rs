// A closure has no `&mut` parameters, in its own types and in those of a function that takes it.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    let double = |y: &mut f32| y + y;
    double(x)
}

#[computation]
fn apply(f: impl Fn(&mut f32) -> f32, x: f32) -> f32 {
    f(x)
}

fn main() {}
