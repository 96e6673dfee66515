// A vector has one dimension.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![8], Error> {
    Ok(all_gather(x, replica, dimension = 1, replicas = 2)?)
}

fn main() {}
