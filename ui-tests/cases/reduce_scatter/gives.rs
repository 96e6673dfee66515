// The computation returns a value of its parameters' type.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![2], Error> {
    Ok(reduce_scatter(x, replica, 0, |a, b| (a, b), replicas = 2)?)
}

fn main() {}
