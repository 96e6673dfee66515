// A program has numbers for the sizes of what it sends, too.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation(program = F)]
fn f(x: &f32![2], log: &Outfeed<f32![?]>) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

fn main() {}
