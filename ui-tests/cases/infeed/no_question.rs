// A call that may fail has a `?`.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    let x = infeed(feed);
    Ok(x + 1.0)
}

fn main() {}
