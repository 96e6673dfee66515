// Four rows cannot be split into three equal parts.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 2], replica: &Replica) -> Result<f32![1, 2], Error> {
    Ok(reduce_scatter(x, replica, 0, add, replicas = 3)?)
}

fn main() {}
