// Static sizes of a sent item are checked at compile time.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], log: &Outfeed<f32![?, 2]>) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

fn main() {}
