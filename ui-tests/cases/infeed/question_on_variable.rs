// A `?` is only allowed after a call.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> Result<f32![2], Error> {
    Ok(x?)
}

fn main() {}
