// A fallible computation cannot be the body of a loop by name.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: f32) -> Result<f32, String> {
    Ok(x)
}

#[computation]
fn f(x: f32) -> Result<f32, String> {
    Ok(while_loop(|x| x < 9.0, g, x))
}

fn main() {}
