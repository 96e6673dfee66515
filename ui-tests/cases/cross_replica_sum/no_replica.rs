// A sum over replicas needs the replica.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> Result<f32![4], Error> {
    Ok(cross_replica_sum(x)?)
}

fn main() {}
