// The computation takes two elements.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
    Ok(all_reduce(|a| a, x, replica)?)
}

fn main() {}
