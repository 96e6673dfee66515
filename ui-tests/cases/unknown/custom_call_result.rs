// Memory is planned before the function returns.
use typed_xla::Error;
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![?]) -> f32![?] {
    x.clone()
}

#[computation]
fn f(x: &f32![?]) -> Result<f32![?], Error> {
    Ok(g(x) * 2.0)
}

fn main() {}
