// An item has the type of the feed.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(log: &Outfeed<f32![2]>, x: &f32![3]) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

fn main() {}
