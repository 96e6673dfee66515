// Three arrays of 4 are 12.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![8], Error> {
    Ok(all_gather(x, replica, 0, replicas = 3)?)
}

fn main() {}
