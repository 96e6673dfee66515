// An item has the structure of the feed.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(log: &Outfeed<(f32![2], i32)>, x: &f32![2]) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

fn main() {}
