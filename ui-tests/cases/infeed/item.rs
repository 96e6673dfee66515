// The items of a feed have its type.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<(f32![2], i32)>) -> Result<f32![3], Error> {
    let (x, _) = infeed(feed)?;
    let y: f32![3] = x;
    Ok(y)
}

fn main() {}
