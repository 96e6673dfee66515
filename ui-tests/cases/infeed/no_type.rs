// The type of a feed has the type of its items.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed) -> Result<f32![2], Error> {
    Ok(infeed(feed)?)
}

fn main() {}
