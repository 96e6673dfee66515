// All groups have the same size, because the result does.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![8], Error> {
    Ok(all_gather(x, replica, 0, replica_groups = [[0, 1], [2]])?)
}

fn main() {}
