// A callee's check of dynamic sizes requires a `Result` in the caller.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn g(x: &f32![?], y: &f32![?]) -> Result<f32![?], Error> {
    Ok(x + y)
}

#[computation]
fn f(x: &f32![2], y: &f32![3]) -> Result<f32![?], Error> {
    Ok(g(x, y)?)
}

fn main() {}
