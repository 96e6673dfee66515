// All dynamic sizes of an item must be known, even of unused parts.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3], feed: &Infeed<(f32![?, 3], i32![?])>) -> Result<f32![?, 3], Error> {
    let (images, _) = infeed(feed)?;
    Ok(x + images)
}

fn main() {}
