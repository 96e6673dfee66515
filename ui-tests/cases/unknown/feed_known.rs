// A static size of an item is checked at compile time.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![?, 64]>, w: &f32![65, 10], x: &f32![?, 10]) -> Result<f32![?, 10], Error> {
    Ok(dot(infeed(feed)?, w) + x)
}

fn main() {}
