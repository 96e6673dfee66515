// A literal has the element type of the item.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(log: &Outfeed<i32>) -> Result<(), Error> {
    outfeed(log, 1.5)?;
    Ok(())
}

fn main() {}
