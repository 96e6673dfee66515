// A dynamic size of a result cannot equal two different numbers.
use typed_xla::Error;
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![?]) -> f32![?] {
    x.clone()
}

#[computation]
fn f(x: &f32![2], y: &f32![3]) -> Result<f32![2], Error> {
    let z = g(x);
    Ok(z * x + sum(z * y))
}

fn main() {}
