// An array is no feed.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> Result<f32![2], Error> {
    Ok(infeed(x)?)
}

fn main() {}
