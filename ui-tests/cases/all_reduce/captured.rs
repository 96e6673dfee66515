// The computation of a collective captures nothing: other replicas have other values.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], s: f32, replica: &Replica) -> Result<f32![4], Error> {
    Ok(all_reduce(|a, b| a + b * s, x, replica)?)
}

fn main() {}
