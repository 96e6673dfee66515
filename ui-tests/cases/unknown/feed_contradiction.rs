// A dynamic size of an item cannot equal two different numbers.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], y: &f32![3], feed: &Infeed<f32![?]>) -> Result<(f32![2], f32![3]), Error> {
    let item = infeed(feed)?;
    Ok((x + item, y + item))
}

fn main() {}
