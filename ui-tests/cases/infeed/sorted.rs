// `?` is not allowed in a loop of a closure that computes elements.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32>, x: &f32![2]) -> Result<f32![2], Error> {
    Ok(map(|x| while_loop(|x| x < 9.0, |x| x + infeed(feed)?, x), x))
}

fn main() {}
