// A callee that may fail has a `?` after it too.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn next(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    Ok(infeed(feed)? * 2.0)
}

#[computation]
fn f(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    Ok(next(feed))
}

fn main() {}
