// A generic size that only a feed determines cannot be inferred in a call.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn g<N: Dim>(feed: &Infeed<f32![N, 3]>) -> Result<f32![3], Error> {
    Ok(sum(infeed(feed)?, 0))
}

#[computation]
fn f(x: &f32![?, 3], feed: &Infeed<f32![?, 3]>) -> Result<f32![3], Error> {
    Ok(g(feed)? + sum(x, 0))
}

fn main() {}
