// A computation that returns a `Result` ends with `Ok`.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    let x = infeed(feed)?;
    x + 1.0
}

fn main() {}
