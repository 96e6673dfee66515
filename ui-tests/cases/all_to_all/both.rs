// Either the number of replicas or their groups are passed, not both.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![6, 2], replica: &Replica) -> Result<f32![3, 4], Error> {
    Ok(all_to_all(x, replica, 0, 1, replicas = 2, replica_groups = [[0, 1]])?)
}

fn main() {}
