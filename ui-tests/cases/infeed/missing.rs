// The feed is a required argument.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    infeed(feed)?;
    Ok(infeed()?)
}

fn main() {}
