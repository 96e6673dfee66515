// A literal that is none of the item's type.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(log: &Outfeed<i32>) -> Result<(), Error> {
    outfeed(log, 1.5)?;
    Ok(())
}

fn main() {}
