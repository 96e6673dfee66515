// The computation returns a value of its parameters' type.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
    Ok(all_reduce(|a, b| a < b, x, replica)?)
}

fn main() {}
