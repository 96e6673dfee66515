// The size of the result depends on how many replicas there are.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![8], Error> {
    Ok(all_gather(x, replica, 0)?)
}

fn main() {}
