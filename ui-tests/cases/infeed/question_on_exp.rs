// A call that cannot fail has no `?`.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> Result<f32![2], Error> {
    let y = exp(x)?;
    Ok(y)
}

fn main() {}
