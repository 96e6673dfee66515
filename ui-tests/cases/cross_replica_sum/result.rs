// The result has the operand's shape.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![8], Error> {
    Ok(cross_replica_sum(x, replica)?)
}

fn main() {}
