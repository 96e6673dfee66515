// The condition of a loop returns only a bool: it cannot advance a feed.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32>, x: f32) -> Result<f32, Error> {
    Ok(while_loop(|x| infeed(feed)? > x, |x| x + 1.0, x))
}

fn main() {}
