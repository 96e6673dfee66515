// The sizes of two feeds cannot be inferred from each other.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(images: &Infeed<f32![?, 3]>, weights: &Infeed<f32![?]>) -> Result<f32![3], Error> {
    let rows = infeed(images)? * infeed(weights)?.along([0]);
    Ok(sum(rows, 0))
}

fn main() {}
