// The computation returns a value of its parameters' type.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], replica: &Replica) -> Result<f32![2], Error> {
    Ok(reduce_scatter(|a, b| (a, b), x, replica, 0, replicas = 2)?)
}

fn main() {}
