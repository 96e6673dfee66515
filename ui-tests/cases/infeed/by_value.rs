// A feed is borrowed.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: Infeed<f32![2]>) -> Result<f32![2], Error> {
    Ok(infeed(feed)?)
}

fn main() {}
