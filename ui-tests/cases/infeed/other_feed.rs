// A callee reads a feed of other items.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn next(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    Ok(infeed(feed)?)
}

#[computation]
fn f(feed: &Infeed<f32![3]>) -> Result<f32![2], Error> {
    Ok(next(feed)?)
}

fn main() {}
