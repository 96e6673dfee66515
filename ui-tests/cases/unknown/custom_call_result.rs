// A dynamic size of a custom call's result must follow from the rest of the body.
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
