// `?` is not allowed in a closure that computes elements.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32>, x: &f32![2]) -> Result<f32![2], Error> {
    Ok(map(|x| x + infeed(feed)?, x))
}

fn main() {}
