// A feed of static sizes cannot be passed where items of any size are sent.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn g(x: &f32![?], log: &Outfeed<f32![?]>) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

#[computation]
fn f(x: &f32![2], log: &Outfeed<f32![2]>) -> Result<(), Error> {
    g(x, log)?;
    Ok(())
}

fn main() {}
