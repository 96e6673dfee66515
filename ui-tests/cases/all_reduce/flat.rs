// Groups are lists in a list.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
    Ok(all_reduce(max, x, replica, replica_groups = [0, 1])?)
}

fn main() {}
