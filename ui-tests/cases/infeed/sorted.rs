// A loop in a closure that computes elements is no way out of that one.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32>, x: &f32![2]) -> Result<f32![2], Error> {
    Ok(map(x, |x| while_loop(x, |x| x < 9.0, |x| x + infeed(feed)?)))
}

fn main() {}
