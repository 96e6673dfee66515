// A call of a function that returns a `Result` needs a `?`.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![2]) -> Result<f32![2], String> {
    Ok(x.clone())
}

#[computation]
fn f(x: &f32![2]) -> Result<f32![2], String> {
    Ok(g(x) + custom_call(g, x))
}

fn main() {}
