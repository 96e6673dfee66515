// The item is a required argument.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(log: &Outfeed<f32![2]>) -> Result<(), Error> {
    outfeed(log)?;
    Ok(())
}

fn main() {}
