// The argument is a feed, not an array.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> Result<f32![2], Error> {
    Ok(infeed(x)?)
}

fn main() {}
