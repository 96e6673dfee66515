// No `?` leads out of a closure.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>, x: &f32![2]) -> Result<f32![2], Error> {
    Ok(while_loop(x, |x| sum(x) < 9.0, |x| x + infeed(feed)?))
}

fn main() {}
