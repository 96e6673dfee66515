// A feed has the item sizes that a callee expects.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn g(x: &f32![?], feed: &Infeed<f32![?]>) -> Result<f32![?], Error> {
    Ok(x + infeed(feed)?)
}

#[computation]
fn f(x: &f32![2], feed: &Infeed<f32![3]>) -> Result<f32![?], Error> {
    Ok(g(x, feed)?)
}

fn main() {}
