// Functions that are not parameters `impl Fn(..) -> ..`: each mistake is reported once.
use typed_xla::prelude::*;

#[computation]
fn apply<N: Dim>(f: impl Fn(&f32![N]) -> f32![N], x: &f32![N]) -> f32![N] {
    f(x)
}

#[computation]
fn pointer(f: fn(f32) -> f32, x: f32) -> f32 {
    f(x)
}

#[computation]
fn object(f: &dyn Fn(f32) -> f32, x: f32) -> f32 {
    f(x)
}

#[computation]
fn changing(f: impl FnMut(f32) -> f32, x: f32) -> f32 {
    f(x)
}

#[computation]
fn selected(x: &f32![3], on: bool) -> f32![3] {
    let f = if on { |y| y * 2.0 } else { |y| y + 1.0 };
    apply(f, f(x))
}

fn main() {}
