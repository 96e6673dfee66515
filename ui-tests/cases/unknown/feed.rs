// Memory for an item is there before the first one comes, so something else has to say how large it is.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![?]>) -> Result<f32![?], Error> {
    Ok(infeed(feed)?)
}

fn main() {}
