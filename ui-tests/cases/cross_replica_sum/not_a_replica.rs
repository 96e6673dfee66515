// The argument is a replica.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
    Ok(cross_replica_sum(replica, x)?)
}

fn main() {}
