// A call of a function that returns no `Result` has no `?`.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[computation]
fn f(x: &f32![2]) -> Result<f32![2], String> {
    Ok(custom_call(g, x)?)
}

fn main() {}
