// A rule that calls the function that it is the rule of.
use typed_xla::prelude::*;

#[computation]
fn squared_vjp(x: &f32![2], d: &f32![2]) -> f32![2] {
    2.0 * squared(x) * d / x
}

#[computation(vjp = squared_vjp)]
fn squared(x: &f32![2]) -> f32![2] {
    x * x
}

#[computation]
fn root_jvp(x: f32, dx: f32) -> (f32, f32) {
    let y = root(x);
    (y, 0.5 * dx / y)
}

#[custom_call(jvp = root_jvp)]
fn root(x: f32) -> f32 {
    x.sqrt()
}

fn main() {}
