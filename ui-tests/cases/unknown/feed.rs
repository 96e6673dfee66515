// A dynamic size of an item must follow from the rest of the body.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![?]>) -> Result<f32![?], Error> {
    Ok(infeed(feed)?)
}

fn main() {}
