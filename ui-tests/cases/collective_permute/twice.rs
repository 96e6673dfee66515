// A replica is the target of at most one pair.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![4], Error> {
    Ok(collective_permute(x, replica, [(0, 1), (2, 1)])?)
}

fn main() {}
